import { relative, sep } from 'node:path';
import { ROOT } from '../paths.mjs';

/** How many of each are told. */
const SHOWN = 10;

const slowestOf = (timed) => timed.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);

/** The slowest spec files and tests of a Jest result file (--json), each as {ms, what}, the slowest first. */
export function slowestTests({ testResults }, root = ROOT) {
  const nameOf = (file) => relative(root, file).split(sep).join('/');
  return {
    files: slowestOf(
      testResults.map(({ name, startTime, endTime }) => ({ ms: endTime - startTime, what: nameOf(name) })),
    ),
    tests: slowestOf(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ duration, fullName }) => ({
          ms: duration ?? 0,
          what: `${nameOf(name)}: ${fullName}`,
        })),
      ),
    ),
  };
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(10);

/** The lines that tell where the time of a step went. */
export function slowestTable(title, { files, tests }) {
  const lines = (timed) => timed.map(({ ms, what }) => `${seconds(ms)}  ${what}`);
  return [`  Slowest of ${title}, files and tests:`, '', ...lines(files), '', ...lines(tests), ''];
}
