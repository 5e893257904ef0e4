import { resolve } from 'node:path';

/** Published examples and known networks, which are no part of the project. */
export const SHARED_DATA =
  process.env['PLOMADA_SHARED_DATA'] ?? resolve(__dirname, '../../../../../shared/data');

/**
 * `describe` for tests that compare with what stands in a folder of `SHARED_DATA`. Where it is not there they count as
 * skipped, with a printed line: they have shown nothing.
 */
export function describeWithShared(
  name: string,
  files: readonly unknown[],
  folder: string,
  tests: () => void,
): void {
  if (files.length > 0) {
    describe(name, tests);
    return;
  }
  process.stdout.write(`skipped: "${name}" needs ${folder}/*.json (PLOMADA_SHARED_DATA)\n`);
  describe.skip(name, () => it(`needs ${folder}`, () => undefined));
}
