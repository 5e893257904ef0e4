import type { ImportWarning } from '@plomada/contracts';
import i18next from 'i18next';
import { formatFor } from '../base/format';
import { shownTable } from '../base/grid/shown-table';
import { startTestTranslations } from '../testing/translations';
import { columnsOf } from './catalogue';
import { WARNING_COLUMNS } from './warning-columns';

/** A warning as a line of the sheet. */
function lineOf(warning: ImportWarning, language = 'es') {
  const words = { t: i18next.getFixedT(language) as never, format: formatFor(language) };
  const columns = columnsOf(WARNING_COLUMNS, words, { words, textOf: () => 'texto' });
  return shownTable('Avisos', columns, [warning]).lines[0]!;
}

describe('the sheet of warnings', () => {
  beforeAll(() => startTestTranslations());

  it('has a line for each: what it is of, what it says, before and after', () => {
    const nasty: ImportWarning = { code: 'TEXT_CUT', taskId: '1', task: '=HYPERLINK("x");\n1', params: {} };
    expect(lineOf(nasty)).toEqual(['=HYPERLINK("x");\n1', 'texto', '', '']);
  });

  it.each([
    ['es', 'semanas'],
    ['en', 'weeks'],
  ])('names the unit of a warning in words: %s', (language, words) => {
    const about = { code: 'IMPORT_WARNING_FORMAT_PROJECT', taskId: null, task: null };
    const warning: ImportWarning = { ...about, params: { unit: 'weeks', count: 3 } };
    expect(lineOf(warning, language)).toEqual([words, 'texto', '× 3', '']);
  });

  it('writes dates and numbers as the language does, and nothing that only a program reads', () => {
    const text = (params: ImportWarning['params']) =>
      lineOf({ code: 'X', taskId: null, task: null, params }).slice(2);
    expect(text({ before: '2026-03-14', after: '2026-03-16' })).toEqual(['14/03/2026', '16/03/2026']);
    expect(text({ before: '2012-12-24T13:00:00', after: '2012-12-25' })).toEqual([
      '24/12/2012 13:00',
      '25/12/2012',
    ]);
    expect(text({ before: 'PT16H0M0S', after: 0 })).toEqual(['', '0']);
    expect(text({ before: 2.5, after: 3 })).toEqual(['2,5', '3']);
    expect(text({ before: 'snlt', after: 'asap' })).toEqual(['SNLT', 'ASAP']);
    expect(text({ after: '0111110' })).toEqual(['', '']);
    expect(text({ source: 'Losa', before: 0.5, after: 1 })).toEqual(['Losa · 0,5', '1']);
    expect(text({ target: 'Muro' })).toEqual(['→ Muro', '']);
    expect(text({ date: '2026-03-14', count: 3 })).toEqual(['14/03/2026 · × 3', '']);
    expect(text(undefined)).toEqual(['', '']);
  });
});
