/** The actions that need more than the domain's decision: a lock, a plan that was validated, a snapshot. */
export const CLOSE_TERM = 'CLOSE_TERM_V2';
export const REOPENING = 'REOPEN_TERM';
export const ROLLBACK = 'DO_ROLLBACK';
