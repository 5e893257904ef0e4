export const PROJECT_ACTIONS = [] as const;
