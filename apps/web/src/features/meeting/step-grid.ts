/** A step of the meeting that is read in columns, and scrolls as a whole. */
export const STEP_GRID = {
  display: 'grid',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  alignContent: 'start',
} as const;
