import type { ActsAs } from '../tree/tree';

/** What a row can be given in place. */
export type RowField = 'text' | 'start' | 'end' | 'days' | 'progress' | 'commitment';

const EDITABLE: Readonly<Record<ActsAs, readonly RowField[]>> = {
  task: ['text', 'start', 'end', 'days', 'progress', 'commitment'],
  // An instant has no end and no duration of its own.
  milestone: ['text', 'start', 'progress', 'commitment'],
  // It moves as a whole; the rest follows from what is below it.
  summary: ['text', 'start'],
};

/** Whether the field of a row of this kind can be edited at all: it cannot where every value would be refused. */
export function isFieldEditable(kind: ActsAs, field: RowField): boolean {
  return EDITABLE[kind].includes(field);
}
