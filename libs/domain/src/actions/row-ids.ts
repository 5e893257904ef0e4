/** Actions of one bulk edit. */
export const MAX_BATCH = 500;
/** Ids that one action of a bulk edit may take. */
export const IDS_PER_ACTION = 100_000;
/** Characters of a row's id. */
export const MAX_ROW_ID = 64;
/** Characters of an action's id: with it, and the place of the last row that a bulk edit may make, begin the ids of the rows it makes. */
export const MAX_ACTION_ID = MAX_ROW_ID - `-${MAX_BATCH * IDS_PER_ACTION}`.length;

/** The id of the n-th row that an action makes by itself: the same in the browser that shows it and in the log. */
export const rowIdOf = (actionId: string, n: number): string => `${actionId}-${n}`;
