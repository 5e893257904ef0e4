import type { CivilDate } from '@plomada/domain';
import { PLAN_DATA_DATE, planDataDateOf } from '../p6/plan-data-date';
import { type ReadLimits, mostAssignments } from '../read-result';
import { numeric } from '../schedule-file/numbers';
import { instantOf } from '../schedule-file/instant';
import { personOf } from '../schedule-file/responsibles';
import { LeftOut } from '../schedule-file/left-out';
import type {
  P6Activity,
  P6Assignment,
  P6Calendar,
  P6File,
  P6Project,
  P6Relationship,
  P6Wbs,
} from '../p6/p6-file';
import { Notes } from '../p6/notes';
import { firstInstant, unreadableDates } from '../schedule-file/unreadable';
import { dateWarnings } from '../p6/date-warnings';
import { completedPercent } from '../p6/completed-percent';
import { activityTypeOf, constraintsOf, lagCalendarOf, linkTypeOf, unitOfResource } from '../p6/codes';
import { withBaselines } from './baselines';
import { calendarDataOf } from './calendar-data';
import { type WantedTable, type XerRow, readTables } from './tables';

const HOURS_PER_DAY = 8;
/** The columns of an activity that hold dates. */
const DATES = (
  'restart_date reend_date early_start_date early_end_date target_start_date target_end_date act_start_date act_end_date' +
  ' cstr_date cstr_date2 expect_end_date suspend_date resume_date'
).split(' ');

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer R)[] ? R[] : T[K] };

/**
 * An XER file as what P6 exports.
 *
 * @throws ReadFailure as `readTables`.
 */
export function p6FileOf(bytes: Uint8Array, limits: ReadLimits): P6File {
  const projects: XerRow[] = [];
  const lagCalendars = new Map<string, string>();
  const notes = new Notes();
  const branchNotes = new Notes();
  const topics = new Map<string, string>();
  const leftOut = new LeftOut();
  const resources: XerRow[] = [];
  const units = new Map<string, string>();
  const fieldsOfTasks = new Set<string>();
  const file: Mutable<P6File> = {
    projects: [],
    calendars: [],
    wbs: [],
    activities: [],
    relationships: [],
    resources: [],
    assignments: [],
    assignmentsLeftOut: 0,
    planDataDate: undefined,
    exportedOn: null,
    warnings: [],
  };
  const most = mostAssignments(limits);
  const takeCost = ({ task_id: id, target_cost: cost }: XerRow): void => {
    if (id && numeric(cost, 0) !== 0) leftOut.add('COSTS_LEFT_OUT', id);
  };
  const { header, warnings } = readTables(
    bytes,
    new Map(
      Object.entries({
        PROJECT: table(
          'proj_id proj_short_name proj_long_name plan_start_date plan_end_date last_recalc_date clndr_id export_flag' +
            ' orig_proj_id sum_base_proj_id',
          (row) => void projects.push(row),
        ),
        SCHEDOPTIONS: table(
          'proj_id sched_calendar_on_relationship_lag',
          ({ proj_id: id = '', sched_calendar_on_relationship_lag: name = '' }) =>
            void lagCalendars.set(id, name),
        ),
        CALENDAR: table(
          'clndr_id clndr_name base_clndr_id day_hr_cnt clndr_data',
          (row) => void file.calendars.push(calendarOf(row)),
        ),
        PROJWBS: table(
          'wbs_id parent_wbs_id proj_id proj_node_flag seq_num wbs_name wbs_short_name',
          (row) => void file.wbs.push(branchOf(row)),
        ),
        TASK: table(
          'task_id proj_id wbs_id clndr_id task_code task_name task_type status_code complete_pct_type phys_complete_pct' +
            ' act_work_qty act_equip_qty remain_work_qty remain_equip_qty target_drtn_hr_cnt remain_drtn_hr_cnt' +
            ' restart_date reend_date expect_end_date suspend_date resume_date external_early_start_date external_late_end_date' +
            ' early_start_date early_end_date target_start_date target_end_date act_start_date act_end_date' +
            ' cstr_type cstr_date cstr_type2 cstr_date2',
          (row) => void file.activities.push(activityOf(row)),
        ),
        MEMOTYPE: table(
          'memo_type_id memo_type',
          ({ memo_type_id: id = '', memo_type: name = '' }) => void topics.set(id, name),
        ),
        TASKMEMO: table('task_id memo_type_id task_memo', (row) =>
          notes.add(row['task_id'] ?? '', row['task_memo'], topics.get(row['memo_type_id'] ?? '')),
        ),
        WBSMEMO: table('wbs_id memo_type_id wbs_memo', (row) =>
          branchNotes.add(row['wbs_id'] ?? '', row['wbs_memo'], topics.get(row['memo_type_id'] ?? '')),
        ),
        TASKPRED: table(
          'task_id pred_task_id pred_proj_id pred_type lag_hr_cnt',
          (row) => void file.relationships.push(relationshipOf(row)),
        ),
        RSRC: table(
          'rsrc_id rsrc_name rsrc_short_name rsrc_title_name email_addr clndr_id rsrc_type unit_id',
          (row) => void resources.push(row),
        ),
        UMEASURE: table(
          'unit_id unit_abbrev unit_name',
          ({ unit_id: id = '', unit_abbrev: short, unit_name: name }) =>
            void units.set(id, short || name || ''),
        ),
        RSRCRATE: table('rsrc_id cost_per_qty', ({ rsrc_id: id = '', cost_per_qty: rate }) => {
          if (numeric(rate, 0) !== 0) leftOut.add('RATES_LEFT_OUT', id);
        }),
        TASKRSRC: table('task_id rsrc_id target_qty target_cost', (row) => {
          takeCost(row);
          if (file.assignments.length < most) file.assignments.push(assignmentOf(row));
          else file.assignmentsLeftOut += 1;
        }),
        PROJCOST: table('task_id target_cost', takeCost),
        TASKACTV: table('task_id', ({ task_id: id = '' }) => leftOut.add('ACTIVITY_CODES_LEFT_OUT', id)),
        TASKPROC: table('task_id', ({ task_id: id = '' }) => leftOut.add('STEPS_LEFT_OUT', id)),
        UDFTYPE: table('udf_type_id table_name', ({ udf_type_id: id = '', table_name: of }) => {
          if (of === 'TASK') fieldsOfTasks.add(id);
        }),
        UDFVALUE: table('udf_type_id fk_id', ({ udf_type_id: type = '', fk_id: id = '' }) => {
          if (fieldsOfTasks.has(type)) leftOut.add('CUSTOM_FIELDS_LEFT_OUT', id);
        }),
      }),
    ),
  );
  const whole = {
    ...file,
    projects: projectsOf(projects, lagCalendars),
    wbs: branchNotes.addedTo(file.wbs),
    resources: resources.map((row) => resourceOf(row, units)),
    activities: notes.addedTo(file.activities),
    warnings: [...warnings, ...leftOut.warnings()],
    planDataDate: header.map(planDataDateIn).find((date) => date !== undefined),
    exportedOn: header.map(instantOf).find((at) => at !== null) ?? null,
  };
  return withBaselines(whole, projects);
}

function planDataDateIn(field: string): CivilDate | null | undefined {
  const [name, value] = field.split('=');
  return name === PLAN_DATA_DATE ? planDataDateOf(value) : undefined;
}

function table(columns: string, take: WantedTable['take']): WantedTable {
  return { columns: new Set(columns.split(' ')), take };
}

/** Where one project is marked as exported, those that are not are only mentioned. */
function projectsOf(rows: readonly XerRow[], lagCalendars: ReadonlyMap<string, string>): P6Project[] {
  const hasMark = rows.some((row) => row['export_flag'] === 'Y');
  return rows.map((row) => ({
    id: row['proj_id'] ?? '',
    name: row['proj_long_name'] ?? row['proj_short_name'],
    start: instantOf(row['plan_start_date']),
    dataDate: instantOf(row['last_recalc_date']),
    mustFinishBy: instantOf(row['plan_end_date']),
    calendarId: row['clndr_id'],
    isExported: !hasMark || row['export_flag'] === 'Y',
    lagCalendar: lagCalendarOf(lagCalendars.get(row['proj_id'] ?? '')),
    warnings: unreadableDates(row['plan_start_date'], row['last_recalc_date'], row['plan_end_date']),
  }));
}

function calendarOf(row: XerRow): P6Calendar {
  return {
    id: row['clndr_id'] ?? '',
    name: row['clndr_name'] ?? '',
    baseId: row['base_clndr_id'],
    hoursPerDay: numeric(row['day_hr_cnt'], HOURS_PER_DAY),
    ...calendarDataOf(row['clndr_data']),
  };
}

function branchOf(row: XerRow): P6Wbs {
  return {
    id: row['wbs_id'] ?? '',
    parentId: row['proj_node_flag'] === 'Y' ? '' : (row['parent_wbs_id'] ?? ''),
    projectId: row['proj_id'] ?? '',
    name: row['wbs_name'] ?? row['wbs_short_name'],
    code: row['wbs_short_name'] ?? '',
    notes: undefined,
    order: numeric(row['seq_num'], 0),
  };
}

function relationshipOf(row: XerRow): P6Relationship {
  return {
    predecessorId: row['pred_task_id'] ?? '',
    predecessorProjectId: row['pred_proj_id'] ?? '',
    successorId: row['task_id'] ?? '',
    type: linkTypeOf(row['pred_type']),
    lagHours: numeric(row['lag_hr_cnt'], 0),
  };
}

function resourceOf(row: XerRow, units: ReadonlyMap<string, string>): P6File['resources'][number] {
  return {
    id: row['rsrc_id'] ?? '',
    name: row['rsrc_name'] ?? row['rsrc_short_name'],
    calendarId: row['clndr_id'],
    unit: unitOfResource(row['rsrc_type'], units.get(row['unit_id'] ?? '')),
    ...personOf(row['rsrc_title_name'], row['email_addr']),
  };
}

function assignmentOf(row: XerRow): P6Assignment {
  return {
    activityId: row['task_id'] ?? '',
    resourceId: row['rsrc_id'] ?? '',
    units: numeric(row['target_qty'], 0),
  };
}

function activityOf(row: XerRow): P6Activity {
  const actualStart = instantOf(row['act_start_date']);
  const actualFinish = instantOf(row['act_end_date']);
  const status = statusOf(row);
  return {
    id: row['task_id'] ?? '',
    code: row['task_code'],
    name: row['task_name'],
    notes: undefined,
    projectId: row['proj_id'] ?? '',
    wbsId: row['wbs_id'] ?? '',
    calendarId: row['clndr_id'],
    type: activityTypeOf(row['task_type']),
    status,
    percent: percentOf(row, status),
    hours: hoursOf(row, status),
    hoursAtCompletion: null,
    start:
      actualStart ?? firstInstant(row['restart_date'], row['early_start_date'], row['target_start_date']),
    finish: actualFinish ?? firstInstant(row['reend_date'], row['early_end_date'], row['target_end_date']),
    actualStart,
    actualFinish,
    constraints: constraintsOf(
      { type: row['cstr_type'], at: instantOf(row['cstr_date']) },
      { type: row['cstr_type2'], at: instantOf(row['cstr_date2']) },
    ),
    baselines: [],
    warnings: [
      ...unreadableDates(...DATES.map((column) => row[column])),
      ...dateWarnings({
        expectedFinish: row['expect_end_date'],
        suspended: row['suspend_date'],
        resumed: row['resume_date'],
        externalStart: row['external_early_start_date'],
        externalFinish: row['external_late_end_date'],
      }),
    ],
  };
}

/** What the file says, or what its actual dates mean where it says nothing. */
function statusOf(row: XerRow): P6Activity['status'] {
  if (row['status_code'] === 'TK_Complete') return 'completed';
  if (row['status_code'] === 'TK_Active') return 'inProgress';
  if (row['status_code'] === 'TK_NotStart') return 'notStarted';
  if (row['act_end_date']) return 'completed';
  return row['act_start_date'] ? 'inProgress' : 'notStarted';
}

/** Of the kind that the activity was set to: physical, by units, or by duration. */
function percentOf(row: XerRow, status: P6Activity['status']): number {
  const physical = row['complete_pct_type'] === 'CP_Phys' ? numeric(row['phys_complete_pct'], 0) : null;
  if (status === 'completed') return physical === null ? 100 : completedPercent(physical);
  if (status === 'notStarted') return 0;
  if (physical !== null) return physical;
  const [done, rest] =
    row['complete_pct_type'] === 'CP_Units'
      ? [
          numeric(row['act_work_qty'], 0) + numeric(row['act_equip_qty'], 0),
          numeric(row['remain_work_qty'], 0) + numeric(row['remain_equip_qty'], 0),
        ]
      : [
          numeric(row['target_drtn_hr_cnt'], 0) - numeric(row['remain_drtn_hr_cnt'], 0),
          numeric(row['remain_drtn_hr_cnt'], 0),
        ];
  return done + rest > 0 ? (100 * done) / (done + rest) : 0;
}

function hoursOf(row: XerRow, status: P6Activity['status']): number | null {
  const planned = row['target_drtn_hr_cnt'];
  const hours = numeric(status === 'notStarted' ? (row['remain_drtn_hr_cnt'] ?? planned) : planned, NaN);
  return Number.isNaN(hours) ? null : hours;
}
