import { TextInput, View } from "react-native";

export function LoginScreen({ formatMessage }) {
  return (
    <View>
      <TextInput
        label={formatMessage({ id: "mobile.login.server", defaultMessage: "Server address" })}
        keyboardType="url"
      />
      <TextInput placeholder="User name" textContentType="username" />
      <TextInput placeholder="Password" secureTextEntry textContentType="password" />
    </View>
  );
}
