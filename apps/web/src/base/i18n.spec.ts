import i18next from 'i18next';
import { LANGUAGES, NAMESPACES, startTranslations } from './i18n';
import { PUBLIC_NAMESPACES } from './public-namespaces';

const SIGNED_IN = NAMESPACES.filter((namespace) => !PUBLIC_NAMESPACES.includes(namespace));
const missing = (namespaces: readonly string[]) =>
  namespaces.filter((namespace) => !i18next.hasLoadedNamespace(namespace));

describe('the words of screens', () => {
  it('are those of the first page at the start, and all of a signed-in person once one of these is asked for', async () => {
    await startTranslations();
    expect(missing(SIGNED_IN)).toEqual(SIGNED_IN);
    await i18next.loadNamespaces('gantt');
    expect(missing(SIGNED_IN)).toEqual([]);
    expect(missing(PUBLIC_NAMESPACES)).toEqual(['account', 'invitation', 'unsubscribe']);
  });

  it.each(LANGUAGES)('are there as one file says them, in %s', async (language) => {
    await i18next.changeLanguage(language);
    expect(missing(SIGNED_IN)).toEqual([]);
    const { default: words } = (await import(`../locales/${language}/taskPanel.json`)) as { default: object };
    expect(i18next.getResourceBundle(language, 'taskPanel')).toEqual(words);
  });
});
