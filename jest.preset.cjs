/** Shared Jest configuration: swc with decorator metadata, and the workspace's aliases. */
const path = require('node:path');

module.exports = (dir, extra = {}) => ({
  rootDir: dir,
  testEnvironment: 'node',
  runtime: path.join(__dirname, 'tools/jest/runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.ts?(x)'],
  transform: {
    '^.+\\.[cm]?tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@plomada/([^/]+)$': path.join(__dirname, 'libs/$1/src/index.ts'),
    '\\.css$': path.join(__dirname, 'tools/jest/empty.cjs'),
  },
  ...extra,
});
