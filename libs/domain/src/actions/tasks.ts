import { ADD_PHOTO } from './tasks/add-photo';
import { ASSIGN_RESPONSIBLES } from './tasks/assign-responsibles';
import { ASSIGN_RHYTHM } from './tasks/assign-rhythm';
import { COPY_BRANCH } from './tasks/copy-branch';
import { CREATE_TASK } from './tasks/create-task';
import { DELETE_TASKS } from './tasks/delete-tasks';
import { MOVE_BRANCH } from './tasks/move-branch';
import { MOVE_TASK } from './tasks/move-task';
import { MOVE_TASKS } from './tasks/move-tasks';
import { PASTE_TASKS } from './tasks/paste-tasks';
import { PULL_FORWARD } from './tasks/pull-forward';
import { REMOVE_PHOTO } from './tasks/remove-photo';
import { SET_CONSTRAINT_TYPE } from './tasks/set-constraint-type';
import { UPDATE_TASK } from './tasks/update-task';

export const TASK_ACTIONS = [
  CREATE_TASK,
  UPDATE_TASK,
  MOVE_TASK,
  MOVE_TASKS,
  PULL_FORWARD,
  SET_CONSTRAINT_TYPE,
  MOVE_BRANCH,
  COPY_BRANCH,
  PASTE_TASKS,
  DELETE_TASKS,
  ASSIGN_RESPONSIBLES,
  ASSIGN_RHYTHM,
  ADD_PHOTO,
  REMOVE_PHOTO,
] as const;
