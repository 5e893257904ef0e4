import { ADD_CAUSE } from './terms/add-cause';
import { ANALYSE_TASKS } from './terms/analyse-tasks';
import { CLOSE_TERM_V2 } from './terms/close-term-v2';
import { DO_ROLLBACK } from './terms/do-rollback';
import { EDIT_CAUSE } from './terms/edit-cause';
import { FINISH_TASK } from './terms/finish-task';
import { REMOVE_CAUSE } from './terms/remove-cause';
import { REOPEN_TERM } from './terms/reopen-term';
import { SET_COMMENTS } from './terms/set-comments';
import { SET_COMMITMENT } from './terms/set-commitment';
import { SET_COMMITMENTS } from './terms/set-commitments';
import { SET_PROGRESS } from './terms/set-progress';
import { SET_PROGRESSES } from './terms/set-progresses';
import { SET_TERM_MEMBERSHIP } from './terms/set-term-membership';

/** Promises, progress, causes, and the close of short terms. */
export const TERM_ACTIONS = [
  SET_COMMITMENT,
  SET_COMMITMENTS,
  SET_PROGRESS,
  SET_PROGRESSES,
  FINISH_TASK,
  SET_COMMENTS,
  ADD_CAUSE,
  EDIT_CAUSE,
  REMOVE_CAUSE,
  ANALYSE_TASKS,
  SET_TERM_MEMBERSHIP,
  CLOSE_TERM_V2,
  REOPEN_TERM,
  DO_ROLLBACK,
] as const;
