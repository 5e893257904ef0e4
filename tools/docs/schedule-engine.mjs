import { exported, loadSources } from '../sources/load-sources.mjs';

/** The readers of schedule files and what the comparison needs of the scheduling engine, as a module of this process. */
export const loadEngine = () =>
  loadSources('engine', [
    exported('{ calendarOf, dayNumber, scheduleOf, treeOf }', 'libs/domain/src/index.ts'),
    exported('{ hasBegun }', 'libs/domain/src/progress/has-begun.ts'),
    exported('{ earliestByLinks }', 'libs/domain/src/schedule/earliest.ts'),
    exported('{ networkOf, readSchedule }', 'libs/interchange/src/index.ts'),
  ]);
