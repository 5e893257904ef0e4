import type { ActsAs } from '../tree/tree';

/** What a row can be given in place. */
export type RowField = 'text' | 'start' | 'end' | 'days' | 'progress' | 'commitment';

const TAKEN: Readonly<Record<ActsAs, readonly RowField[]>> = {
  task: ['text', 'start', 'end', 'days', 'progress', 'commitment'],
  // An instant has no end and no duration of its own.
  milestone: ['text', 'start', 'progress', 'commitment'],
  // It moves as a whole; the rest follows from what is below it.
  summary: ['text', 'start'],
};

/** Whether a row of this kind takes such an edit at all: what it would be refused for, whatever the value, it does not. */
export function takesEdit(kind: ActsAs, field: RowField): boolean {
  return TAKEN[kind].includes(field);
}
