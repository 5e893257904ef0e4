import i18next from 'i18next';
import { startTestTranslations } from '../../testing/translations';
import { codeText } from './code-text';

beforeAll(() => startTestTranslations());

describe('the words of a refusal of many rows', () => {
  const begun = (params: Record<string, string | number>) =>
    codeText(i18next.t as never, 'codes:TASK_START_WITH_PROGRESS', params, 'es');
  const first = 'El inicio de «Zanja» no cambia porque ya tiene avance';

  it.each([
    [{ count: 1 }, first],
    [{ count: 2, task2: 'Losa' }, `${first}. Lo mismo vale para «Losa»`],
    [{ count: 3, task2: 'Losa', task3: 'Muro' }, `${first}. Lo mismo vale para «Losa» y «Muro»`],
    [{ count: 6, task2: 'Losa', task3: 'Muro' }, `${first}. Lo mismo vale para «Losa», «Muro» y 3 más`],
  ])('name up to three and count the rest: %p', (params, text) => {
    expect(begun({ task: 'Zanja', ...params })).toBe(text);
  });

  it('end the first sentence once', () => {
    const text = codeText(
      i18next.t as never,
      'codes:IMPORT_FAILED_DURATION',
      { task: 'Zanja', max: 9, count: 2, task2: 'Losa' },
      'es',
    );
    expect(text).toMatch(/días\. Lo mismo vale para «Losa»$/);
  });
});
