import type { Lesson } from '@plomada/contracts';
import type { Language } from '../../base/i18n';

/** The text of each lesson in Markdown; its first line is what it is called, its second paragraph what it teaches. */
export type LessonTexts = Readonly<Record<Lesson, string>>;

/** All lessons of a language: a file of their own, loaded when somebody learns. */
export async function lessonTexts(language: Language): Promise<LessonTexts> {
  return language === 'en'
    ? (await import('./content/en-lessons')).lessons
    : (await import('./content/es-lessons')).lessons;
}

/** What a lesson is called, what it teaches in a sentence, and all below. */
export function partsOf(markdown: string) {
  const [title = '', summary = '', ...rest] = markdown.trim().split('\n\n');
  return { title: title.slice(2).trim(), summary: summary.trim(), text: rest.join('\n\n') };
}
