/** Longest lag of a link either way, in working days: as long as the longest task. */
export const MAX_LAG = 999;
