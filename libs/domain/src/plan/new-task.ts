import type { Task } from './plan';

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
    progress: 0,
    lastProgress: 0,
    commitment: null,
    causes: [],
    weight: null,
    analysed: false,
    inTerm: null,
    imported: false,
    responsibles: [],
    resources: [],
    sourceId: null,
    wbs: null,
    actualStart: null,
    actualFinish: null,
    ...known,
  };
}
