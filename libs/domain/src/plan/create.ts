import type { CivilDate } from '../calendar/civil-date';
import type { Plan, PlanSettings, Term } from './plan';
import { Table } from './table';

export const ALL_WEEK = '1111111';
/** What sites in Chile mostly work. */
export const MONDAY_TO_SATURDAY = '0111111';
export const MONDAY_TO_FRIDAY = '0111110';

/** How many calendar days a short term may have (planning core, section 3). */
export const PERIOD_DAYS = { min: 1, max: 60 } as const;
/** How many short terms the lookahead may reach ahead. */
export const LOOKAHEAD_PERIODS = { min: 1, max: 26 } as const;

/** Settings of a plan before anybody chose otherwise. */
export function defaultSettings(name: string, startDate: CivilDate): PlanSettings {
  return {
    id: 'settings',
    name,
    startDate,
    workingDays: ALL_WEEK,
    holidays: [],
    periodDays: 7,
    laPeriods: 4,
    autoScheduling: true,
    scheduleFromEnd: false,
    autoSchedulingStrict: false,
    autoSchedulingMoveProjects: true,
    scheduleOffsetLink: false,
    moveTasksWithConstraints: false,
    weighingOption: 'none',
    resourceSelected: null,
  };
}

/** A plan as it begins: no tasks, and the first short term open from the project's start. */
export function createPlan(settings: PlanSettings, firstTermId: string): Plan {
  const term: Term = {
    id: firstTermId,
    number: 1,
    startDate: settings.startDate,
    periodDays: settings.periodDays,
    realClosingTime: null,
    tasks: [],
  };
  return {
    settings,
    tasks: Table.of(),
    links: Table.of(),
    responsibles: Table.of(),
    restrictions: Table.of(),
    terms: Table.of([term]),
    closes: Table.of(),
    baselines: Table.of(),
    resources: Table.of(),
    circularLinks: Table.of(),
    rhythmUnits: Table.of(),
    rhythmCategories: Table.of(),
    rhythmPlaces: Table.of(),
    photos: Table.of(),
  };
}
