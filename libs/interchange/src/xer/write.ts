import {
  type ConstraintType,
  type ImportedSchedule,
  type LinkType,
  WORK_HOURS,
  dayNumber,
} from '@plomada/domain';
import { HOURS_PER_DAY, type P6Export, type P6Work, htmlOf, p6ExportOf, unitsOfMaterials } from '../p6/out';
import { PLAN_DATA_DATE, planDataDateText } from '../p6/plan-data-date';
import { p6AssignmentsOf, p6ResourcesOf } from '../p6/export-resources';
import { RESPONSIBLE_MARK } from '../schedule-file/responsibles';
import type { Written } from '../writing/written';
import { DAY_ZERO } from './calendar-data';
import { westernOrUtf8 } from '../text/windows-1252';

const PROJECT = 1;
const CALENDAR = 1;
/** The branch for the project itself. */
const ROOT = 999_999_999;
const CONSTRAINTS: Readonly<Record<Exclude<ConstraintType, 'asap'>, string>> = {
  alap: 'CS_ALAP',
  mso: 'CS_MANDSTART',
  mfo: 'CS_MANDFIN',
  snet: 'CS_MSOA',
  snlt: 'CS_MSOB',
  fnet: 'CS_MEOA',
  fnlt: 'CS_MEOB',
};
const LINKS: Readonly<Record<LinkType, string>> = { '0': 'PR_FS', '1': 'PR_SS', '2': 'PR_FF', '3': 'PR_SF' };
const KINDS = { task: 'TT_Task', startMilestone: 'TT_Mile', finishMilestone: 'TT_FinMile' } as const;
const STATES = { notStarted: 'TK_NotStart', inProgress: 'TK_Active', completed: 'TK_Complete' } as const;

type Cell = string | number | null | undefined;
type Row = Readonly<Record<string, Cell>>;

/** A schedule as a Primavera P6 XER file of version 19, `now` (YYYY-MM-DD) being the day that stands in its header. */
export function writeXer(schedule: ImportedSchedule, now: string): Written {
  const plan = p6ExportOf(schedule);
  const hasBaseline = schedule.tasks.some(({ baselines }) => baselines.length > 0);
  const text = [
    [
      'ERMHDR',
      '19.12',
      now,
      'Project',
      'plomada',
      'plomada',
      // Where P6 names its database, which nobody reads.
      databaseOf(plan),
      'Project Management',
      'USD',
    ].join('\t'),
    ...table('PROJECT', [projectRow(plan)]),
    ...table('CALENDAR', [calendarRow(schedule)]),
    ...table('SCHEDOPTIONS', [
      { schedoptions_id: 1, proj_id: PROJECT, sched_calendar_on_relationship_lag: 'rcal_Predecessor' },
    ]),
    ...table('PROJWBS', wbsRows(plan)),
    ...table('UMEASURE', unitRows(schedule)),
    ...table('RSRC', resourceRows(schedule)),
    ...table('TASK', plan.activities.map(taskRow)),
    ...table('MEMOTYPE', [{ memo_type_id: 1, memo_type: 'Notes' }]),
    ...table('TASKMEMO', memoRows(plan)),
    ...table('WBSMEMO', branchMemoRows(plan)),
    ...table('TASKPRED', linkRows(plan)),
    ...table('TASKRSRC', assignmentRows(plan)),
    '%E',
    '',
  ].join('\r\n');
  return {
    bytes: westernOrUtf8(text),
    mime: 'application/octet-stream',
    warnings: hasBaseline ? [...plan.warnings, { code: 'EXPORT_BASELINES', task: '' }] : plan.warnings,
  };
}

function databaseOf({ planDataDate }: P6Export): string {
  if (planDataDate === undefined) return 'dbxDatabaseNoName';
  return `${PLAN_DATA_DATE}=${planDataDateText(planDataDate)}`;
}

/** The lines of a table; none when it has no rows. */
function table(name: string, rows: readonly Row[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const lines = rows.map((row) => ['%R', ...columns.map((column) => cell(row[column]))].join('\t'));
  return [`%T\t${name}`, ['%F', ...columns].join('\t'), ...lines];
}

/** Tabs and line ends part fields and rows: a text has none. Quotes are written twice, as P6 does. */
function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  return String(value)
    .replace(/[\t\r\n]+/g, ' ')
    .replaceAll('"', '""');
}

/** 2026-03-02 08:00 */
function moment(instant: string | null): string | null {
  return instant && instant.replace('T', ' ').slice(0, 16);
}

function projectRow({ schedule, dataDate }: P6Export): Row {
  return {
    proj_id: PROJECT,
    fy_start_month_num: 1,
    proj_short_name: schedule.name.slice(0, 40),
    proj_long_name: schedule.name,
    clndr_id: CALENDAR,
    plan_start_date: `${schedule.startDate} 08:00`,
    last_recalc_date: `${dataDate} 08:00`,
    def_complete_pct_type: 'CP_Phys',
    def_duration_type: 'DT_FixedDrtn',
    def_task_type: 'TT_Task',
    project_flag: 'Y',
    export_flag: 'Y',
  };
}

function calendarRow({ workingDays, holidays }: ImportedSchedule): Row {
  const shifts = '(0||0(s|08:00|f|12:00)())(0||1(s|13:00|f|17:00)())';
  const week = [...workingDays].map(
    (day, position) => `(0||${position + 1}()(${day === '1' ? shifts : ''}))`,
  );
  const free = holidays.map((day, position) => `(0||${position}(d|${dayNumber(day) - DAY_ZERO})())`);
  const perWeek = HOURS_PER_DAY * week.filter((_, position) => workingDays[position] === '1').length;
  return {
    clndr_id: CALENDAR,
    default_flag: 'Y',
    clndr_name: 'Plomada',
    clndr_type: 'CA_Base',
    day_hr_cnt: HOURS_PER_DAY,
    week_hr_cnt: perWeek,
    month_hr_cnt: 172,
    year_hr_cnt: 2000,
    clndr_data: `(0||CalendarData()((0||DaysOfWeek()(${week.join('')}))(0||Exceptions()(${free.join('')}))))`,
  };
}

function wbsRows({ schedule, branches }: P6Export): Row[] {
  const root = { wbs_id: ROOT, proj_id: PROJECT, parent_wbs_id: null, seq_num: 0, proj_node_flag: 'Y' };
  return [
    { ...root, wbs_short_name: schedule.name.slice(0, 40), wbs_name: schedule.name },
    ...branches.map(({ id, parentId, order, code, name }) => ({
      wbs_id: id,
      proj_id: PROJECT,
      parent_wbs_id: parentId || ROOT,
      seq_num: order + 1,
      proj_node_flag: 'N',
      wbs_short_name: code,
      wbs_name: name,
    })),
  ];
}

function taskRow(work: P6Work): Row {
  const { task } = work;
  return {
    task_id: work.id,
    proj_id: PROJECT,
    wbs_id: work.branchId || ROOT,
    clndr_id: CALENDAR,
    phys_complete_pct: Math.round(task.progress * 100),
    complete_pct_type: 'CP_Phys',
    task_type: KINDS[work.kind],
    duration_type: 'DT_FixedDrtn',
    status_code: STATES[work.status],
    task_code: work.code,
    task_name: task.text,
    target_drtn_hr_cnt: work.hours,
    remain_drtn_hr_cnt: work.remainingHours,
    cstr_date: moment(work.constraint?.at ?? null),
    cstr_type: work.constraint && CONSTRAINTS[work.constraint.type],
    act_start_date: moment(work.actualStart),
    act_end_date: moment(work.actualFinish),
    early_start_date: moment(work.start),
    early_end_date: moment(work.finish),
    target_start_date: moment(work.start),
    target_end_date: moment(work.finish),
  };
}

function memoRows({ activities }: P6Export): Row[] {
  return activities
    .filter(({ task }) => task.detail !== '')
    .map(({ id, task }, position) => ({
      memo_id: position + 1,
      task_id: id,
      memo_type_id: 1,
      proj_id: PROJECT,
      task_memo: htmlOf(task.detail),
    }));
}

function branchMemoRows({ branches }: P6Export): Row[] {
  return branches
    .filter(({ notes }) => notes !== '')
    .map(({ id, notes }, position) => ({
      wbs_memo_id: position + 1,
      proj_id: PROJECT,
      wbs_id: id,
      memo_type_id: 1,
      wbs_memo: htmlOf(notes),
    }));
}

function linkRows({ activities, links }: P6Export): Row[] {
  const numbers = new Map(activities.map(({ task, id }) => [task.id, id]));
  return links.map(({ source, target, type, lag }, position) => ({
    task_pred_id: position + 1,
    task_id: numbers.get(target),
    pred_task_id: numbers.get(source),
    proj_id: PROJECT,
    pred_proj_id: PROJECT,
    pred_type: LINKS[type],
    lag_hr_cnt: lag * HOURS_PER_DAY,
  }));
}

function unitRows({ resources }: ImportedSchedule): Row[] {
  return unitsOfMaterials(resources).map((unit, position) => ({
    unit_id: position + 1,
    seq_num: position,
    unit_abbrev: unit,
    unit_name: unit,
  }));
}

function resourceRows(schedule: ImportedSchedule): Row[] {
  const units = unitsOfMaterials(schedule.resources);
  return p6ResourcesOf(schedule).map(({ id, name, unit, person }) => ({
    rsrc_id: id,
    rsrc_seq_num: id,
    clndr_id: CALENDAR,
    rsrc_name: name,
    rsrc_short_name: name.slice(0, 40),
    rsrc_title_name: person && RESPONSIBLE_MARK,
    email_addr: person?.email,
    rsrc_type: unit === WORK_HOURS ? 'RT_Labor' : 'RT_Mat',
    unit_id: units.indexOf(unit) + 1 || null,
    active_flag: 'Y',
  }));
}

function assignmentRows(plan: P6Export): Row[] {
  return p6AssignmentsOf(plan).map(({ workId, resourceId, amount }, position) => ({
    taskrsrc_id: position + 1,
    task_id: workId,
    proj_id: PROJECT,
    rsrc_id: resourceId,
    target_qty: amount,
    remain_qty: amount,
  }));
}
