import type { Language } from '../../base/i18n';
import type { HelpContent } from './help-pages';

/** All pages of a language. They are a file of their own, loaded when somebody asks for help and kept for offline with the rest. */
export async function helpContent(language: Language): Promise<HelpContent> {
  return language === 'en'
    ? (await import('./content/en-pages')).content
    : (await import('./content/es-pages')).content;
}
