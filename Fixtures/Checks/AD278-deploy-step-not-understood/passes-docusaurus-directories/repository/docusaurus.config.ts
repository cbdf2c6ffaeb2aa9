export default { title: "Shop", staticDirectories: ["public", "static"] };
