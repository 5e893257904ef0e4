import { namesOfHolidays } from '../../calendar/holiday-names';
import { isWorkingWeek } from '../../calendar/work-calendar';
import { nameText, rowName } from '../../names/name-shape';
import { setSettings } from '../../plan/change';
import { LOOKAHEAD_PERIODS, PERIOD_DAYS } from '../../plan/create';
import type { Plan, PlanSettings } from '../../plan/plan';
import { isTimeZone } from '../../plan/plan-day';
import { boolean, integer, list, nullable, object, oneOf, optional, shapeOf, text } from '../../shape/shape';
import { firstTermChange } from '../../terms/first-term';
import { hasClosedTerm } from '../../terms/open-term';
import { planAfter } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { defineAction, SMALL } from '../action';
import { day, given, rowId } from '../payload-fields';
import { acceptWithFollowers } from '../tasks/cascade';
import { leftTermProblems } from '../../rules/change-rules';
import { weighingProblem } from '../../rules/weighing';

const MAX_HOLIDAYS = 2000;
/** Characters of the name of a time zone. */
const MAX_TIME_ZONE = 64;

export const UPDATE_SETTINGS = defineAction({
  type: 'UPDATE_SETTINGS',
  summary:
    "Changes the project's planning settings: name, calendar with holidays and their names, data date, terms, scheduling options, 99 % as 100 %, weighing, whether responsibles propose, time zone.",
  payload: object({
    name: optional(nameText(200)),
    startDate: optional(day),
    dataDate: optional(nullable(day)),
    workingDays: optional(
      shapeOf<string>('seven characters 0 and 1, Sunday first, not all 0', isWorkingWeek),
    ),
    holidays: optional(list(day, MAX_HOLIDAYS)),
    holidayNames: optional(list(object({ date: day, name: rowName }), MAX_HOLIDAYS)),
    periodDays: optional(integer(PERIOD_DAYS.min, PERIOD_DAYS.max)),
    laPeriods: optional(integer(LOOKAHEAD_PERIODS.min, LOOKAHEAD_PERIODS.max)),
    autoScheduling: optional(boolean),
    scheduleFromEnd: optional(boolean),
    autoSchedulingStrict: optional(boolean),
    autoSchedulingMoveProjects: optional(boolean),
    scheduleOffsetLink: optional(boolean),
    moveTasksWithConstraints: optional(boolean),
    setTasksToHundred: optional(boolean),
    responsiblesPropose: optional(boolean),
    timeZone: optional(nullable(text(MAX_TIME_ZONE, 1))),
    weighingOption: optional(oneOf('none', 'baselineDuration', 'resource')),
    resourceSelected: optional(nullable(rowId)),
  }),
  permission: 'manageProject',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, payload) {
    const values = tidied(plan.settings, payload);
    const settings: PlanSettings = { ...plan.settings, ...values };
    const refusal = refusalOf(plan, settings);
    if (refusal) return { ok: false, refusal };
    const edit = [setSettings(plan.settings, values), firstTermChange(plan, settings)];
    const decision = acceptWithFollowers(plan, edit);
    if (!decision.ok) return decision;
    const [left] = leftTermProblems(plan, planAfter(plan, decision));
    return left ? { ok: false, refusal: left } : decision;
  },
});

/** Fields that were given, with the holidays in order and each once; a name goes with its day. */
function tidied(present: PlanSettings, payload: Partial<PlanSettings>): Partial<PlanSettings> {
  const values = given(payload);
  if (!values.holidays && !values.holidayNames) return values;
  const holidays = [...new Set(values.holidays ?? present.holidays)].sort();
  const names = values.holidayNames ?? present.holidayNames ?? [];
  return { ...values, holidays, holidayNames: namesOfHolidays(holidays, names) };
}

function refusalOf(plan: Plan, settings: PlanSettings): Refusal | null {
  if (settings.startDate !== plan.settings.startDate && hasClosedTerm(plan)) {
    return { code: 'START_DATE_LOCKED' };
  }
  if (settings.resourceSelected !== null && !plan.resources.has(settings.resourceSelected)) {
    return { code: 'RESOURCE_UNKNOWN' };
  }
  const { timeZone } = settings;
  if (timeZone != null && timeZone !== plan.settings.timeZone && !isTimeZone(timeZone)) {
    return { code: 'TIME_ZONE_UNKNOWN', params: { timeZone } };
  }
  return weighingProblem(plan, settings);
}
