/** A file as the text that it is, as Vite gives it where it is imported with `?raw`. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
