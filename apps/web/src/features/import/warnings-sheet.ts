import type { ImportWarning } from '@plomada/contracts';
import { subjectOf, valuesOf } from './warning-groups';

/** The warnings as lines of a sheet. */
export const warningLines = (
  warnings: readonly ImportWarning[],
  textOf: (warning: ImportWarning) => string,
  language: string,
): readonly (readonly string[])[] =>
  warnings.map((warning) => {
    const { before, after } = valuesOf(warning, language);
    return [subjectOf(warning), textOf(warning), before, after];
  });
