import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { CellCheck, WorkbookSheet } from './workbook';

/** What stands after the checks of cells in a sheet, where there is any of it. */
const AFTER_CHECKS = /<(?:hyperlinks|pageMargins|ignoredErrors|tableParts)[ />]|<\/worksheet>/;
/** The earliest time that a zip can tell: files that are written alike are alike. */
export const NO_TIME = new Date(1980, 0, 1);

/** Adds to a written workbook what the library that writes it does not know: bold headers that stay, and checks of cells. */
export function finished(bytes: Uint8Array, sheets: readonly WorkbookSheet[]): Uint8Array {
  const parts = unzipSync(bytes);
  const style = bold(parts);
  for (const [position, { checks = [] }] of sheets.entries()) {
    const path = `xl/worksheets/sheet${position + 1}.xml`;
    const xml = strFromU8(parts[path]!);
    parts[path] = strToU8(withChecks(withHead(xml, style), checks));
  }
  return zipSync(parts, { mtime: NO_TIME });
}

/** Adds a bold font and a style with it, and answers the style's number. */
function bold(parts: Record<string, Uint8Array>): number {
  const path = 'xl/styles.xml';
  const xml = strFromU8(parts[path]!);
  const style = Number(/<cellXfs count="(\d+)"/.exec(xml)![1]);
  const font = Number(/<fonts count="(\d+)"/.exec(xml)![1]);
  const name = '<font><b/><sz val="12"/><color theme="1"/><name val="Calibri"/><family val="2"/></font>';
  const xf = `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
  parts[path] = strToU8(
    xml
      .replace(/<fonts count="\d+"/, `<fonts count="${font + 1}"`)
      .replace('</fonts>', `${name}</fonts>`)
      .replace(/<cellXfs count="\d+"/, `<cellXfs count="${style + 1}"`)
      .replace('</cellXfs>', `${xf}</cellXfs>`),
  );
  return style;
}

function withHead(xml: string, style: number): string {
  const pane =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  const from = xml.indexOf('<row r="1"');
  const to = xml.indexOf('</row>', from);
  const head = xml.slice(from, to).replace(/<c r="([A-Z]+1)"(?: s="\d+")?/g, `<c r="$1" s="${style}"`);
  return `${xml.slice(0, from)}${head}${xml.slice(to)}`.replace(
    '<sheetView workbookViewId="0"/>',
    `<sheetView workbookViewId="0">${pane}</sheetView>`,
  );
}

function withChecks(xml: string, checks: readonly CellCheck[]): string {
  if (checks.length === 0) return xml;
  const all = `<dataValidations count="${checks.length}">${checks.map(checkXml).join('')}</dataValidations>`;
  const at = xml.search(AFTER_CHECKS);
  return xml.slice(0, at) + all + xml.slice(at);
}

function checkXml({ column, to, accepts, message }: CellCheck): string {
  const letter = String.fromCharCode(65 + column);
  const range = accepts.kind === 'list' ? '' : ' operator="between"';
  const formulas =
    accepts.kind === 'list'
      ? `<formula1>${escaped(accepts.source)}</formula1>`
      : `<formula1>${accepts.min}</formula1><formula2>${accepts.max}</formula2>`;
  return (
    `<dataValidation type="${accepts.kind}"${range} allowBlank="1" showInputMessage="1" showErrorMessage="1"` +
    ` error="${escaped(message)}" sqref="${letter}2:${letter}${to}">${formulas}</dataValidation>`
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
