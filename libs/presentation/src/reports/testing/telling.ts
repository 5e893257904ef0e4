import { createInstance } from 'i18next';
import { formatFor } from '../../format';
import { REPORT_NAMESPACES, reportWords } from '../../words/report-words';
import type { Telling } from '../report';

/** What drawings are put in words with, on a day that specs agree upon. */
export async function tellingIn(lang: 'es' | 'en'): Promise<Telling> {
  const texts = await Promise.all(
    REPORT_NAMESPACES.map(async (name) => [name, await reportWords(lang, name)] as const),
  );
  const t = await createInstance().init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
  });
  return { t, format: formatFor(lang), today: '2026-03-18' };
}
