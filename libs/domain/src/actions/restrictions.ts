export const RESTRICTION_ACTIONS = [] as const;
