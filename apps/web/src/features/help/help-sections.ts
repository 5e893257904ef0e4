import { HELP_PAGES, type HelpPageId, type HelpTexts } from './help-pages';

/** A part of a page of help that answers by itself. */
export interface HelpSection {
  readonly id: string;
  readonly page: HelpPageId;
  /** What the page is called. */
  readonly title: string;
  /** What the part is called; the page's own title for what stands before its first heading. */
  readonly heading: string;
  /** In Markdown, without the heading. */
  readonly text: string;
}

/** What a page is called, and all below that. Every page begins with its title. */
export function titleAndText(markdown: string): { readonly title: string; readonly text: string } {
  const end = markdown.indexOf('\n');
  return { title: markdown.slice(2, end).trim(), text: markdown.slice(end + 1).trim() };
}

/** All parts of all pages, in their order. */
export function sectionsOf(texts: HelpTexts): HelpSection[] {
  return HELP_PAGES.flatMap((page) => {
    const { title, text } = titleAndText(texts[page]);
    const [opening = '', ...others] = `\n${text}`.split('\n## ');
    const below = others.map((part) => {
      const end = part.indexOf('\n');
      return { heading: part.slice(0, end).trim(), text: part.slice(end + 1).trim() };
    });
    return [{ heading: title, text: opening.trim() }, ...below]
      .filter((part) => part.text !== '')
      .map((part, at) => ({ id: `${page}.${at}`, page, title, ...part }));
  });
}

/** Whether it is what stands before the page's first heading: what finds it asks for the page. */
export const isOpening = ({ id }: HelpSection): boolean => id.endsWith('.0');
