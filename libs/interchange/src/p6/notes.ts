import { noteText } from './codes';

/** Characters of one thing's notes that are looked at: a plan keeps a tenth of it. */
const MAX_NOTES = 64 * 1024;
/** What tools call the topic of notes that have none of their own; it needs no title. */
const PLAIN_TOPIC = 'notes';

/** The notes of activities or branches, of which P6 gives each any number, one a topic: as lines, each under its topic. */
export class Notes {
  private readonly byId = new Map<string, string>();

  add(id: string, html: string | undefined, topic: string | undefined): void {
    const known = this.byId.get(id) ?? '';
    if (html === undefined || known.length >= MAX_NOTES) return;
    const text = noteText(html.slice(0, MAX_NOTES));
    if (!text) return;
    const title = topic?.trim() ?? '';
    const note = title === '' || title.toLowerCase() === PLAIN_TOPIC ? text : `${title}:\n${text}`;
    this.byId.set(id, known === '' ? note : `${known}\n${note}`);
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
