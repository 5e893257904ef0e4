// What the rest of the domain knows of the schedule; how it is calculated is in `engine/`.
export { movedByDataDate } from './behind-data-date';
export { boundsBranch } from './engine/bounds';
export { presentGap } from './broken-links';
export { childlessSummaries } from './childless-summaries';
export { type DroppedLimit, droppedLimits } from './dropped-limits';
export { earliestByLinks } from './earliest';
export { earliestStart } from './engine/earliest-start';
export { buildGraph } from './engine/graph';
export type { ScheduleSource } from './engine/reading';
export { graphOf } from './engine/graph-of';
export { heldStart } from './held-start';
export { loopThrough } from './loop-through';
export { pulledForward } from './pulled-forward';
export { reschedule } from './reschedule';
export { scheduleOf, shownScheduleOf } from './schedule';
export { daySpansOf, spanOf } from './spans';
export { conflictAt, type ConflictReason, isCriticalAt } from './task-schedule';
export { touchedTasks } from './touched-tasks';
