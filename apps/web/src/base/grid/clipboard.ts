import { readBlock, writeBlock } from './block';

/** What is read of a table on the clipboard, at most. */
const MOST = { letters: 8_000_000, lines: 20_000, cells: 200 } as const;

/** Puts a block on the clipboard as text, and as a table for programs that keep cells with line breaks whole only so. */
export function putBlock(clipboard: DataTransfer | null, text: string): void {
  clipboard?.setData('text/plain', text);
  clipboard?.setData('text/html', blockHtml(readBlock(text)));
}

/**
 * The block that is on the clipboard, as text. Where there is no text, or where line breaks in its cells have torn it, it is read
 * from the table beside it.
 */
export function blockOn(clipboard: DataTransfer | null): string {
  const text = clipboard?.getData('text/plain') ?? '';
  const table = tableIn(clipboard?.getData('text/html') ?? '');
  if (!table || (text !== '' && readBlock(text).length === table.length)) return text;
  return writeBlock(table);
}

const blockHtml = (lines: readonly (readonly string[])[]): string =>
  `<table>${lines.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('')}</table>`;

const cellHtml = (text: string): string =>
  `<td>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</td>`;

/** The cells of the first table in HTML that another program wrote: it is read, nothing of it is shown or run. */
function tableIn(html: string): readonly (readonly string[])[] | null {
  if (html === '' || html.length > MOST.letters) return null;
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table || table.rows.length === 0) return null;
  return [...table.rows]
    .slice(0, MOST.lines)
    .map((row) => [...row.cells].flatMap(textsOf).slice(0, MOST.cells));
}

/** The text of a cell, and empty ones for the columns that it reaches over besides. */
function textsOf(cell: HTMLTableCellElement): readonly string[] {
  const text = writtenIn(cell)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
  const over = Math.min(MOST.cells, Math.max(1, cell.colSpan)) - 1;
  return [text, ...Array.from({ length: over }, () => '')];
}

/** Line breaks are those that are marked: in HTML the others are blanks. */
function writtenIn(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  return [...node.childNodes].map(writtenIn).join('');
}
