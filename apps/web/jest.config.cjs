const path = require('node:path');

const config = require('../../jest.preset.cjs')(__dirname, {
  testEnvironment: path.join(__dirname, '../../tools/jest/environment-dom.cjs'),
  // Packages give jsdom their ES modules for browsers, which Jest cannot load: take the ones for Node.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
});

// These come as ES modules alone.
module.exports = {
  ...config,
  moduleNameMapper: {
    ...config.moduleNameMapper,
    // The edges of a page: jsdom has no database, and the server's end of the socket is in the test's hands.
    '^idb-keyval$': '<rootDir>/src/testing/browser-database.ts',
    // Vite takes a file as the text that it is where it is asked to.
    '^(.*\\.md)\\?raw$': '$1',
    // There are no assets of a build either.
    '/font-files$': '<rootDir>/src/testing/font-files.ts',
    '^socket\\.io-client$': '<rootDir>/src/testing/socket-client.ts',
  },
  transform: {
    ...config.transform,
    '\\.md$': path.join(__dirname, '../../tools/jest/text.cjs'),
    'node_modules/@tanstack/.+\\.js$': [
      '@swc/jest',
      { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022' } },
    ],
  },
  transformIgnorePatterns: ['node_modules/(?!@tanstack/)'],
};
