import type { Lesson } from '@plomada/contracts';

/** The text of each lesson in Markdown; its first line is what it is called, its second paragraph what it teaches. */
export type LessonTexts = Readonly<Record<Lesson, string>>;

/** What a lesson is called, what it teaches in a sentence, and all below. */
export function partsOf(markdown: string) {
  const [title = '', summary = '', ...rest] = markdown.trim().split('\n\n');
  return { title: title.slice(2).trim(), summary: summary.trim(), text: rest.join('\n\n') };
}
