/** Against a running Plomada: PLOMADA_URL, PLOMADA_HOME and CHROMIUM_PATH say where (npm test sets them). */
module.exports = require('../../jest.preset.cjs')(__dirname, {
  testMatch: ['<rootDir>/src/**/*.e2e-spec.ts'],
  testTimeout: 120_000,
  // One set of services on what may be two cores. Those in `src/serial` need a run without others beside them.
  maxWorkers: 2,
  // Those that say so run two at a time: most of a test in a browser is waiting.
  maxConcurrency: 2,
});
