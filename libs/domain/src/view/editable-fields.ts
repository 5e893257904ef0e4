import type { ActsAs } from '../tree/tree';

/** What a row can be given in place. */
export type RowField = 'text' | 'start' | 'end' | 'days' | 'progress' | 'commitment' | 'predecessors';

const EDITABLE: Readonly<Record<ActsAs, readonly RowField[]>> = {
  task: ['text', 'start', 'end', 'days', 'progress', 'commitment', 'predecessors'],
  // An instant has no end and no duration of its own.
  milestone: ['text', 'start', 'progress', 'commitment', 'predecessors'],
  // It moves as a whole; the rest follows from what is below it.
  summary: ['text', 'start', 'predecessors'],
};

/** Whether the field of a row of this kind can be edited at all: it cannot where every value would be refused. */
export function isFieldEditable(kind: ActsAs, field: RowField): boolean {
  return EDITABLE[kind].includes(field);
}
