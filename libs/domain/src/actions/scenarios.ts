import { ADOPT_SCENARIO } from './scenarios/adopt-scenario';

export const SCENARIO_ACTIONS = [ADOPT_SCENARIO] as const;
