import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const LOCALES = join(__dirname, '../locales');
/** What reports say stands beside their catalogue: the server says it too. */
const REPORT_WORDS = join(__dirname, '../../../../libs/presentation/src/words');

type Texts = { [key: string]: string | Texts };

/** All texts of a language by namespace, as the files hold them. */
export function textsOf(language: string): Record<string, Texts> {
  const files = [LOCALES, REPORT_WORDS].flatMap((folder) =>
    readdirSync(join(folder, language)).map((file) => join(folder, language, file)),
  );
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Texts]),
  );
}

/** Starts the translations with all texts at hand, so that nothing suspends. */
export async function startTestTranslations(language = 'es'): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { es: textsOf('es'), en: textsOf('en') },
    interpolation: { escapeValue: false },
  });
}
