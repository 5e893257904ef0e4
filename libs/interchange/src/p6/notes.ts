import { noteText } from './words';

/** Characters of one thing's notes that are looked at: a plan keeps a tenth of it. */
const MAX_NOTES = 64 * 1024;

/** The notes of activities or branches, of which P6 gives each any number, one a topic: as lines, one after another. */
export class Notes {
  private readonly byId = new Map<string, string>();

  add(id: string, html: string | undefined): void {
    const known = this.byId.get(id) ?? '';
    if (html === undefined || known.length >= MAX_NOTES) return;
    const text = noteText(html.slice(0, MAX_NOTES));
    if (text) this.byId.set(id, known === '' ? text : `${known}\n${text}`);
  }

  of(id: string): string | undefined {
    return this.byId.get(id);
  }

  /** The rows with the notes that each has. */
  addedTo<T extends { readonly id: string; readonly notes: string | undefined }>(rows: readonly T[]): T[] {
    return rows.map((row) => {
      const notes = this.byId.get(row.id);
      return notes === undefined ? row : { ...row, notes };
    });
  }
}
