/** The columns of a master plan (planning core, section 5). */
export const MASTER_HEADERS = { code: 'CODE', text: 'TASK', start: 'START', finish: 'FINISH' } as const;
/** What our own workbook says besides, and its readers take where it is there. */
export const MORE_HEADERS = {
  duration: 'DURATION',
  progress: 'PROGRESS',
  predecessors: 'PREDECESSORS',
} as const;
