import { CLEAR_RESTRICTION } from './restrictions/clear-restriction';
import { EDIT_RESTRICTION } from './restrictions/edit-restriction';
import { NEW_RESTRICTION } from './restrictions/new-restriction';
import { SET_RESTRICTION_IN_PROCESS } from './restrictions/set-restriction-in-process';
import { UNBOUND_RESTRICTION } from './restrictions/unbound-restriction';

/** The life of restrictions: added, changed, worked on, released, removed. */
export const RESTRICTION_ACTIONS = [
  NEW_RESTRICTION,
  EDIT_RESTRICTION,
  SET_RESTRICTION_IN_PROCESS,
  UNBOUND_RESTRICTION,
  CLEAR_RESTRICTION,
] as const;
