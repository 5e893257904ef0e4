import { LOAD_PROJECT } from './import/load-project';
import { MERGE_PROJECT } from './import/merge-project';

export const IMPORT_ACTIONS = [LOAD_PROJECT, MERGE_PROJECT] as const;
