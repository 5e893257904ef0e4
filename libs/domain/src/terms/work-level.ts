import type { CivilDate } from '../calendar/civil-date';
import { isInLookahead, type LookaheadWindow } from './lookahead';

/** The levels on which work is planned, from the nearest to the whole. */
export const WORK_LEVELS = ['shortTerm', 'lookahead', 'masterPlan'] as const;
export type WorkLevel = (typeof WORK_LEVELS)[number];

interface LeveledWork {
  readonly inTerm: boolean;
  readonly firstDay: CivilDate;
  readonly progress: number;
}

/** Whether a level is about this work (planning core, section 3): the master plan about all, the lookahead also about what the open term has of it. */
export function isOnLevel(level: WorkLevel, work: LeveledWork, lookahead: LookaheadWindow): boolean {
  if (level === 'shortTerm') return work.inTerm;
  return level === 'masterPlan' || isInLookahead(lookahead, work);
}

/** The nearest level that is about this work: the one on which it is planned now. */
export const levelOf = (work: LeveledWork, lookahead: LookaheadWindow): WorkLevel =>
  WORK_LEVELS.find((level) => isOnLevel(level, work, lookahead))!;
