const path = require('node:path');

module.exports = require('../../jest.preset.cjs')(__dirname, {
  testEnvironment: path.join(__dirname, '../../tools/jest/environment-dom.cjs'),
  // Packages give jsdom their ES modules for browsers, which Jest cannot load: take the ones for Node.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
});
