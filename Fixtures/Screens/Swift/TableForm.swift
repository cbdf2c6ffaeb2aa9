import UIKit

// Fields in cells, which are told what they are when they are dequeued.
final class FieldCell: UITableViewCell {
    let textField = UITextField()

    func configure(with item: FormItem) {
        textField.placeholder = item.title
        textField.textContentType = item.contentType
        textField.isSecureTextEntry = item.isSecure
    }
}

final class TableFormViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
        cell.configure(with: items[indexPath.row])
        return cell
    }
}
