const preset = require('../../jest.preset.cjs')(__dirname, {
  setupFilesAfterEnv: [require.resolve('../../tools/jest/patience.cjs')],
  // These packages come as modules only, which Jest does not load as Node does.
  transformIgnorePatterns: ['node_modules/(?!(openid-client|oauth4webapi|jose)/)'],
});
const [[, typescript]] = Object.entries(preset.transform);

module.exports = { ...preset, transform: { '^.+\\.([cm]?tsx?|js)$': typescript } };
