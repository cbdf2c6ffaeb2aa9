export default function (config) {
  config.addPassthroughCopy("img");
}
