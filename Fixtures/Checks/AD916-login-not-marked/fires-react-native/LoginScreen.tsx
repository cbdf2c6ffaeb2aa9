import { Text, TextInput, View } from "react-native";

export function LoginScreen() {
  return (
    <View>
      <Text>Log in</Text>
      <TextInput placeholder="E-mail" keyboardType="email-address" />
      <TextInput placeholder="Password" secureTextEntry />
    </View>
  );
}
