import { LOAD_PROJECT } from './import/load-project';

export const IMPORT_ACTIONS = [LOAD_PROJECT] as const;
