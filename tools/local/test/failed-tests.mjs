import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.mjs';

/** How many are told of a step, and how many characters of what each said. */
const SHOWN = 20;
const SAID = 300;

const firstWords = (message) => stripVTControlCharacters(message).trim().replace(/\s+/g, ' ').slice(0, SAID);

/** The failed tests of a Jest result file (--json), each as {what, why}; a spec file that could not run counts as one. */
export function failedTests({ testResults }, root = ROOT) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ what: file, why: firstWords(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      what: `${file}: ${fullName}`,
      why: firstWords(failureMessages[0] ?? ''),
    }));
  });
}

/** The lines that name what failed in a step, for whoever sees no more than the end of a run. */
export function failedTable(title, failed) {
  if (failed.length === 0) return [];
  const lines = failed.slice(0, SHOWN).flatMap(({ what, why }) => [`  ✗ ${what}`, `      ${why}`]);
  const more = failed.length > SHOWN ? [`  … and ${failed.length - SHOWN} more`] : [];
  return [`  Failed of ${title}:`, '', ...lines, ...more, ''];
}
