module.exports = require('../../jest.preset.cjs')(__dirname, {
  setupFilesAfterEnv: [require.resolve('../../tools/jest/patience.cjs')],
});
