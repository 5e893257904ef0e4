import { REPORT_NAMESPACES, reportWords } from '@plomada/presentation';
import { createInstance, type TFunction } from 'i18next';

/** What the texts of reports say in a language: the same as on the screens. */
export async function wordsIn(lang: 'es' | 'en'): Promise<TFunction> {
  const texts = await Promise.all(
    REPORT_NAMESPACES.map(async (name) => [name, await reportWords(lang, name)] as const),
  );
  return createInstance().init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
  });
}
