/** Longest ordinary task, in working days (planning core, section 9). */
export const MAX_DURATION = 999;
