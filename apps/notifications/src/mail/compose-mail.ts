import type { MailContent } from '@plomada/contracts';
import { wordsOf, type Words } from './mail-texts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as plain text and as HTML. Names that people chose are text in both: never markup, never a further header. */
export function composeMail(content: MailContent, lang: 'es' | 'en', publicUrl: string): ComposedMail {
  const words = flat(wordsOf(content, lang));
  const link = words.link && { label: words.link.label, url: new URL(words.link.path, publicUrl).href };
  return { subject: words.subject, text: plain(words, link), html: markup(words, link, lang) };
}

interface Link {
  readonly label: string;
  readonly url: string;
}

function plain({ before, after }: Words, link: Link | undefined): string {
  const paragraphs = [...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after, 'Plomada'];
  return `${paragraphs.join('\n\n')}\n`;
}

function markup({ before, after }: Words, link: Link | undefined, lang: string): string {
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  const button = link
    ? `<p><a href="${escaped(link.url)}" style="color:#b34700;font-weight:bold">${escaped(link.label)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head>`,
    '<body style="font-family:Arial,sans-serif;font-size:16px;color:#222">',
    ...before.map(paragraph),
    button,
    ...after.map(paragraph),
    '<p>Plomada</p></body></html>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A name with line breaks in it must not be able to look like paragraphs of ours. */
function flat(words: Words): Words {
  const { subject, before, after } = words;
  return {
    ...words,
    subject: oneLine(subject).slice(0, 200),
    before: before.map(oneLine),
    after: after.map(oneLine),
  };
}
