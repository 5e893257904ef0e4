import { ADD_RESOURCE } from './project/add-resource';
import { ADD_RESPONSIBLES } from './project/add-responsibles';
import { LOAD_BASELINE } from './project/load-baseline';
import { REMOVE_BASELINE } from './project/remove-baseline';
import { REMOVE_RESOURCE } from './project/remove-resource';
import { REMOVE_RESPONSIBLE } from './project/remove-responsible';
import { RENAME_RESOURCE } from './project/rename-resource';
import { SELECT_BASELINE } from './project/select-baseline';
import { SET_BASELINE } from './project/set-baseline';
import { SET_RHYTHM } from './project/set-rhythm';
import { UPDATE_RESPONSIBLE } from './project/update-responsible';
import { UPDATE_SETTINGS } from './project/update-settings';

/** Settings, people, baselines and resources of the project's plan. */
export const PROJECT_ACTIONS = [
  UPDATE_SETTINGS,
  ADD_RESPONSIBLES,
  UPDATE_RESPONSIBLE,
  REMOVE_RESPONSIBLE,
  SET_BASELINE,
  LOAD_BASELINE,
  SELECT_BASELINE,
  REMOVE_BASELINE,
  ADD_RESOURCE,
  RENAME_RESOURCE,
  SET_RHYTHM,
  REMOVE_RESOURCE,
] as const;
