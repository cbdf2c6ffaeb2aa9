import { Text, TextInput, View } from "react-native";

export function SignUpScreen() {
  return (
    <View>
      <Text>Create account</Text>
      <TextInput placeholder="E-mail" textContentType="username" keyboardType="email-address" />
      <TextInput placeholder="Password" secureTextEntry textContentType="newPassword" passwordRules="required: digits; minlength: 8;" />
    </View>
  );
}
