import { type FontFile, type OwnLetters, ownLetters } from '@plomada/presentation';
import type { jsPDF } from 'jspdf';

let made: Promise<readonly FontFile[]> | undefined;

/** Puts the application's font into a PDF. Rejects where the font does not come. */
export async function applicationLetters(pdf: jsPDF): Promise<OwnLetters> {
  made ??= import('./font-files').then(({ fontFiles }) => fontFiles());
  const files = await made.catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return ownLetters(pdf, files);
}
