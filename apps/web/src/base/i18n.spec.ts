import i18next from 'i18next';
import { loadAllWords, NAMESPACES, startTranslations } from './i18n';

describe('the words of screens', () => {
  it('are those of the first page at the start, and all of them a little later', async () => {
    await startTranslations();
    expect(i18next.hasLoadedNamespace('taskPanel')).toBe(false);
    await loadAllWords();
    expect(NAMESPACES.filter((namespace) => !i18next.hasLoadedNamespace(namespace))).toEqual([]);
  });
});
