import type { ImportWarning } from '@plomada/contracts';
import type { TFunction } from 'i18next';
import { subjectOf, valuesOf } from './warning-groups';

/** The warnings as lines of a sheet. */
export const warningLines = (
  warnings: readonly ImportWarning[],
  textOf: (warning: ImportWarning) => string,
  t: TFunction<'import'>,
  language: string,
): readonly (readonly string[])[] =>
  warnings.map((warning) => {
    const { before, after } = valuesOf(warning, language);
    return [subjectOf(warning, t), textOf(warning), before, after];
  });
