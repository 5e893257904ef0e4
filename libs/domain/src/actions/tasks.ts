export const TASK_ACTIONS = [] as const;
