import { Text, TextInput, View } from "react-native";

export function CodeScreen() {
  return (
    <View>
      <Text>Check your messages</Text>
      <TextInput placeholder="Verification code" keyboardType="number-pad" textContentType="oneTimeCode" />
    </View>
  );
}
