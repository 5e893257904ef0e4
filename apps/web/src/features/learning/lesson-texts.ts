import type { Language } from '../../base/i18n';
import type { LessonTexts } from './lessons';

/** All lessons of a language: a file of their own, loaded when somebody learns. */
export async function lessonTexts(language: Language): Promise<LessonTexts> {
  return language === 'en'
    ? (await import('./content/en-lessons')).lessons
    : (await import('./content/es-lessons')).lessons;
}
