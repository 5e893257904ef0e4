export const TERM_ACTIONS = [] as const;
