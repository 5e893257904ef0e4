import { wordsOf } from './mail-texts';
import type { QueuedMail } from './mail-queue-name';
import type { Figure, PathLink, WordList, Words } from './words';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: string;
}

/** A mail as plain text and as HTML. Names that people chose are text in both: never markup, never a further header. */
export function composeMail(
  content: QueuedMail['content'],
  lang: 'es' | 'en',
  publicUrl: string,
): ComposedMail {
  const words = flat(wordsOf(content, lang));
  const given = { words, link: linkOf(words.link, publicUrl), end: linkOf(words.unsubscribe, publicUrl) };
  return {
    subject: words.subject,
    text: plain(given),
    html: markup(given, lang),
    headers: words.unsubscribe ? endingHeaders(new URL(words.unsubscribe.programPath, publicUrl)) : {},
    ...(words.replyTo !== undefined && { replyTo: words.replyTo }),
  };
}

interface Link {
  readonly label: string;
  readonly url: string;
}

interface Parts {
  readonly words: Words;
  readonly link: Link | undefined;
  readonly end: Link | undefined;
}

const linkOf = (link: PathLink | undefined, publicUrl: string): Link | undefined =>
  link && { label: link.label, url: new URL(link.path, publicUrl).href };

/** So that a mail program shows its own way to end such mails, which takes one click (RFC 8058). */
const endingHeaders = ({ href }: URL): ComposedMail['headers'] => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function plain({ words, link, end }: Parts): string {
  const { before, figures = [], lists = [], after } = words;
  const linked = (one: Link | undefined) => (one ? [`${one.label}:\n${one.url}`] : []);
  const paragraphs = [
    ...before,
    ...(figures.length > 0 ? [figures.map(plainFigure).join('\n')] : []),
    ...lists.map(plainList),
    ...linked(link),
    ...after,
    ...linked(end),
    'Plomada',
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const plainFigure = ({ label, value, note }: Figure): string => `${label}: ${value}${note && ` (${note})`}`;

function plainList({ head, items, rest }: WordList): string {
  const lines = items.flatMap(({ text, notes }) => [`- ${text}`, ...notes.map((note) => `  ${note}`)]);
  return [head, ...lines, ...(rest ? [rest] : [])].join('\n');
}

/** Whose mail it is, at the head: as text, since many programs show no picture before they are asked. */
const MARK =
  '<div style="margin-bottom:16px;padding-bottom:12px;border-bottom:3px solid #f57c00;font-size:20px;font-weight:bold;color:#b34700">Plomada</div>';

function markup({ words, link, end }: Parts, lang: string): string {
  const { before, figures = [], lists = [], after } = words;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body style="margin:0;padding:16px;font-family:Arial,sans-serif;font-size:16px;line-height:1.4;color:#222">',
    '<div style="max-width:640px;margin:0 auto;overflow-wrap:anywhere">',
    MARK,
    ...before.map(paragraph),
    figures.length > 0 ? `<div style="margin:0 -4px">${figures.map(markupFigure).join('')}</div>` : '',
    ...lists.map(markupList),
    link ? linkParagraph(link, 'color:#b34700;font-weight:bold') : '',
    ...after.map(paragraph),
    end ? linkParagraph(end, 'color:#555;font-size:14px') : '',
    '</div></body></html>',
  ].join('\n');
}

/** As wide as its words need, so many beside each other as the screen takes. */
const markupFigure = ({ label, value, note }: Figure): string =>
  '<div style="display:inline-block;vertical-align:top;min-width:120px;margin:4px;padding:8px 12px;border:1px solid #ddd;border-radius:8px">' +
  `<div style="font-size:14px;color:#555">${escaped(label)}</div>` +
  `<div style="font-size:22px;font-weight:bold">${escaped(value)}</div>` +
  `<div style="font-size:14px;color:#555">${escaped(note)}</div></div>`;

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

const linkParagraph = ({ label, url }: Link, style: string): string =>
  `<p><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;

function markupList({ head, items, rest }: WordList): string {
  const item = ({ text, notes }: WordList['items'][number]) => {
    const below = notes.map((note) => `<br><span style="color:#555">${escaped(note)}</span>`).join('');
    return `<li style="margin-bottom:8px">${escaped(text)}${below}</li>`;
  };
  const title = `<h2 style="font-size:18px">${escaped(head)}</h2>`;
  return `${title}<ul>${items.map(item).join('')}</ul>${rest ? paragraph(rest) : ''}`;
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
  const { subject, before, figures = [], lists = [], after } = words;
  return {
    ...words,
    subject: oneLine(subject).slice(0, 200),
    before: before.map(oneLine),
    figures: figures.map(({ label, value, note }) => ({
      label: oneLine(label),
      value: oneLine(value),
      note: oneLine(note),
    })),
    lists: lists.map(({ head, items, ...list }) => ({
      ...list,
      head: oneLine(head),
      items: items.map(({ text, notes }) => ({ text: oneLine(text), notes: notes.map(oneLine) })),
    })),
    after: after.map(oneLine),
  };
}
