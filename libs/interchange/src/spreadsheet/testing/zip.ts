import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The texts of a workbook's parts. */
export function partsOf(bytes: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

/** The workbook with one part's text changed. */
export function withPart(bytes: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name]!))) }, { level: 1 });
}

export const FIRST_SHEET = 'xl/worksheets/sheet1.xml';
