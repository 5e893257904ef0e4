export const LINK_ACTIONS = [] as const;
