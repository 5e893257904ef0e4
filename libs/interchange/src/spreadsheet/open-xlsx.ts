import { type UnzipFileInfo, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ReadFailure } from '../read-result';

/** The largest file that is looked at, and what its parts may come to unpacked: a plan's sheet has some 2 MB. */
const MAX_XLSX_BYTES = 20 * 1024 * 1024;
const MAX_PART = 20 * 1024 * 1024;
const MAX_PARTS_TOGETHER = 30 * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** Sheets that hold no table: charts and dialogs. */
const MAX_OTHER_SHEETS = 20;
const CONTENT_TYPES = '[Content_Types].xml';
/** Parts without which a table reads the same: pictures, macros, comments and links elsewhere are not even unpacked. */
const WANTED: ReadonlySet<string> = new Set([
  '[content_types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/sharedstrings.xml',
  'xl/styles.xml',
  'xl/_rels/workbook.xml.rels',
]);
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** The wanted parts of a workbook, repacked: of known sizes, so that whoever unpacks them is not surprised. */
export interface OpenedXlsx {
  readonly bytes: Uint8Array;
}

/**
 * Opens an xlsx file within bounds: what its parts come to is looked at before anything is unpacked, and no more than that is
 * unpacked whatever the packed data would come to.
 *
 * @throws ReadFailure SHEET_FAILED_EMPTY, _OLD_FORMAT for .xls, _ENCRYPTED, _OTHER_FORMAT for .ods, _UNREADABLE for what is no zip, IMPORT_FAILED_TOO_LARGE.
 */
export function openXlsx(bytes: Uint8Array): OpenedXlsx {
  if (bytes.length === 0) throw new ReadFailure('SHEET_FAILED_EMPTY');
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new ReadFailure(isEncrypted(bytes) ? 'SHEET_FAILED_ENCRYPTED' : 'SHEET_FAILED_OLD_FORMAT');
  if (isOpenDocument(bytes)) throw new ReadFailure('SHEET_FAILED_OTHER_FORMAT');
  if (bytes.length > MAX_XLSX_BYTES) throw tooLarge();
  const parts = unpacked(bytes);
  const types = parts[CONTENT_TYPES];
  if (!types || !parts['xl/workbook.xml']) throw new ReadFailure('SHEET_FAILED_UNREADABLE');
  const sheets = Object.entries(parts).filter(([name]) => SHEET.test(name.toLowerCase()));
  // Each name of a sheet costs reading one, and thousands may name the same.
  if (namesOfSheets(strFromU8(parts['xl/workbook.xml'])) > sheets.length + MAX_OTHER_SHEETS)
    throw new ReadFailure('SHEET_FAILED_UNREADABLE');
  const known = {
    ...parts,
    ...Object.fromEntries(sheets.map(([name, xml]) => [name, strToU8(ofCellsAlone(strFromU8(xml)))])),
    [CONTENT_TYPES]: strToU8(ofKnownParts(strFromU8(types), parts)),
  };
  return { bytes: zipSync(known, { level: 0 }) };
}

const namesOfSheets = (workbook: string): number => workbook.match(/<(?:\w{1,20}:)?sheet\s/g)?.length ?? 0;

/** A workbook that wants a password is an envelope of the old kind, which names what is in it in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

/** Its first entry is called `mimetype` and holds it as it is. */
function isOpenDocument(bytes: Uint8Array): boolean {
  return strFromU8(bytes.subarray(30, 75), true).startsWith('mimetypeapplication/vnd.oasis.opendocument');
}

/** The list of parts without those that were left packed: whoever finds one there looks for it. */
function ofKnownParts(xml: string, parts: Readonly<Record<string, Uint8Array>>): string {
  return xml.replace(/<Override[^<>]*>/g, (entry) => {
    const name = /PartName="\/?([^"]*)"/.exec(entry)?.[1];
    return name === undefined || Object.hasOwn(parts, name) ? entry : '';
  });
}

/**
 * A sheet without hyperlinks, and with formulas that are those of their own cell alone: whoever reads them goes through every
 * cell that one of them names, or writes a shared formula out for each cell, and a few characters name millions.
 */
function ofCellsAlone(xml: string): string {
  return xml
    .replace(/<(?:\w+:)?hyperlink\s[^<>]*>/g, '')
    .replace(/<(\w+:)?f\s[^<>]*>/g, (tag, prefix: string = '') =>
      tag.endsWith('/>') ? `<${prefix}f>0</${prefix}f>` : `<${prefix}f>`,
    );
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const bounds = new Bounds();
  try {
    return unzipSync(bytes, { filter: (entry) => bounds.take(entry) });
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    throw new ReadFailure('SHEET_FAILED_UNREADABLE');
  }
}

/** Decides entry by entry, before any of them is unpacked. */
class Bounds {
  private entries = 0;
  private together = 0;

  take({ name, originalSize }: UnzipFileInfo): boolean {
    this.entries += 1;
    if (this.entries > MAX_ENTRIES) throw tooLarge();
    const part = name.toLowerCase();
    if (!WANTED.has(part) && !SHEET.test(part)) return false;
    this.together += originalSize;
    if (originalSize > MAX_PART || this.together > MAX_PARTS_TOGETHER) throw tooLarge();
    return true;
  }
}

function tooLarge(): ReadFailure {
  return new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_XLSX_BYTES / 1024 / 1024 });
}
