import type { Task } from './plan';

/** What a task says of its history while it has none: no progress, promises or weight, analysed by nobody, and of no file. */
export const NOT_BEGUN = {
  progress: 0,
  lastProgress: 0,
  commitment: null,
  causes: [],
  weight: null,
  analysed: false,
  inTerm: null,
  imported: false,
  sourceId: null,
  wbs: null,
  actualStart: null,
  actualFinish: null,
} satisfies Partial<Task>;

/** A task as it begins, with nothing planned, promised or done, and what is known of it. */
export function newTask(known: Partial<Task> & Pick<Task, 'id' | 'start' | 'end'>): Task {
  return {
    text: '',
    detail: '',
    comments: '',
    kind: 'task',
    parent: null,
    index: 0,
    duration: 1,
    constraintType: 'asap',
    constraintDate: null,
    responsibles: [],
    resources: [],
    ...NOT_BEGUN,
    ...known,
  };
}
