export default { kit: { files: { assets: process.env.ASSETS } } };
