import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const READER = join(__dirname, '../../../tools/jest/pdf-text.mjs');

/** What each page of a PDF says, as whoever copies it out of a reader gets it. Throws where it is no PDF. */
export function pdfText(pdf: Uint8Array): readonly string[] {
  const said = execFileSync(process.execPath, [READER], { input: pdf, maxBuffer: 16 * 1024 * 1024 });
  return JSON.parse(said.toString('utf8')) as string[];
}
