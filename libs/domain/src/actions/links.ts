import { ADD_LINK } from './links/add-link';
import { DELETE_LINK } from './links/delete-link';
import { SET_PREDECESSORS } from './links/set-predecessors';
import { SET_SUCCESSORS } from './links/set-successors';
import { UPDATE_LINK } from './links/update-link';

export const LINK_ACTIONS = [ADD_LINK, UPDATE_LINK, DELETE_LINK, SET_PREDECESSORS, SET_SUCCESSORS] as const;
