import { isReportNamespace, reportWords } from '@plomada/presentation';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../locales/es/common.json';
import login from '../locales/es/login.json';
import { PUBLIC_NAMESPACES } from './public-namespaces';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language is offered in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

/**
 * One JSON file each in src/locales/<language>, or among the words of libs/presentation where the server says the same. A new
 * namespace is two files and one entry here.
 */
export const NAMESPACES = [
  'common',
  'codes',
  'shell',
  'login',
  'account',
  'invitation',
  'unsubscribe',
  'members',
  'peopleImport',
  'profile',
  'connections',
  'twoFactor',
  'help',
  'learning',
  'glossary',
  'projects',
  'newProject',
  'newBusiness',
  'businessSettings',
  'containers',
  'responsibles',
  'companyReport',
  'laboratory',
  'operations',
  'import',
  'merge',
  'reports',
  'indicators',
  'lineOfBalance',
  'forecast',
  'gantt',
  'term',
  'reschedule',
  'actions',
  'sync',
  'presence',
  'rollback',
  'scenarios',
  'settings',
  'log',
  'exports',
  'circularLinks',
  'sheetImport',
  'grid',
  'board',
  'columns',
  'cncLog',
  'restrictions',
  'noticeSettings',
  'notifications',
  'taskPanel',
  'progress',
  'meeting',
  'field',
  'photos',
  'taskFiles',
] as const;

/** Needed before the first screen; pages bring the others. In Spanish, which any other language falls back on, they are at hand. */
const FIRST = { common, login };
const STORAGE_KEY = 'plomada.language';

const SIGNED_IN = NAMESPACES.filter((namespace) => !PUBLIC_NAMESPACES.includes(namespace));

/** Loads texts when a screen first asks for them. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const reading = PUBLIC_NAMESPACES.includes(namespace)
      ? textsOf(language, namespace)
      : signedInTexts(language).then((texts) => texts.get(namespace));
    reading.then(
      (texts) => done(null, texts as Record<string, string>),
      (error: Error) => done(error, false),
    );
  },
};

async function textsOf(language: string, namespace: string): Promise<object> {
  if (isReportNamespace(namespace)) return reportWords(language as Language, namespace);
  const file = (await import(`../locales/${language}/${namespace}.json`)) as { default: object };
  return file.default;
}

/**
 * Whoever asks for one gets all, which lie in one file: a part that comes up later on a page finds its texts there. Were they
 * still to come, React would put the whole page away until then, and with it the field that somebody types in.
 */
async function signedInTexts(language: string): Promise<ReadonlyMap<string, object>> {
  const read = SIGNED_IN.map(async (namespace) => [namespace, await textsOf(language, namespace)] as const);
  const texts = new Map(await Promise.all(read));
  for (const [namespace, words] of texts) {
    if (i18next.hasResourceBundle(language, namespace)) continue;
    i18next.addResourceBundle(language, namespace, words, false, false, { silent: true, skipCopy: true });
  }
  return texts;
}

/** Spanish unless the person chose otherwise on this machine. */
function storedLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? 'es';
}

/** Whether somebody chose a language on this machine. */
export const languageWasChosen = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;

export async function startTranslations(): Promise<i18n> {
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      supportedLngs: [...LANGUAGES],
      fallbackLng: 'es',
      ns: Object.keys(FIRST),
      resources: { es: FIRST },
      partialBundledLanguages: true,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    });
  followLanguage();
  return i18next;
}

/** The page says its language to screen readers, and a choice outlives the visit. */
function followLanguage(): void {
  document.documentElement.lang = i18next.language;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    localStorage.setItem(STORAGE_KEY, language);
  });
}
