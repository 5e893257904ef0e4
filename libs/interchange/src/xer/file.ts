import { type ReadLimits, mostAssignments } from '../read-result';
import { numeric } from '../schedule-file/numbers';
import { instantOf } from '../schedule-file/instant';
import type { P6Activity, P6Calendar, P6File, P6Project } from '../p6/p6-file';
import { activityTypeOf, constraintsOf, lagCalendarOf, linkTypeOf, noteText } from '../p6/words';
import { calendarDataOf } from './calendar-data';
import type { WantedColumns, XerRow, XerTables } from './tables';

/** The tables and columns that hold what a plan can keep. */
export const WANTED: WantedColumns = new Map(
  Object.entries({
    PROJECT: 'proj_id proj_short_name proj_long_name plan_start_date clndr_id export_flag',
    SCHEDOPTIONS: 'proj_id sched_calendar_on_relationship_lag',
    CALENDAR: 'clndr_id clndr_name base_clndr_id day_hr_cnt clndr_data',
    PROJWBS: 'wbs_id parent_wbs_id proj_id proj_node_flag seq_num wbs_name wbs_short_name',
    TASK:
      'task_id proj_id wbs_id clndr_id task_code task_name task_type status_code complete_pct_type phys_complete_pct' +
      ' act_work_qty act_equip_qty remain_work_qty remain_equip_qty target_drtn_hr_cnt remain_drtn_hr_cnt' +
      ' early_start_date early_end_date target_start_date target_end_date act_start_date act_end_date' +
      ' cstr_type cstr_date cstr_type2 cstr_date2',
    TASKMEMO: 'task_id task_memo',
    TASKPRED: 'task_id pred_task_id pred_proj_id pred_type lag_hr_cnt',
    RSRC: 'rsrc_id rsrc_name rsrc_short_name',
    TASKRSRC: 'task_id rsrc_id target_qty',
  }).map(([table, columns]) => [table, new Set(columns.split(' '))]),
);

const HOURS_PER_DAY = 8;

/** The tables of an XER file as what P6 exports. */
export function p6FileOf(tables: XerTables, limits: ReadLimits): P6File {
  const most = mostAssignments(limits);
  const assignments = tables.rows('TASKRSRC');
  const notes = notesByTask(tables.rows('TASKMEMO'));
  return {
    projects: projectsOf(tables),
    calendars: tables.rows('CALENDAR').map(calendarOf),
    wbs: tables.rows('PROJWBS').map((row) => ({
      id: row['wbs_id'] ?? '',
      parentId: row['proj_node_flag'] === 'Y' ? '' : (row['parent_wbs_id'] ?? ''),
      projectId: row['proj_id'] ?? '',
      name: row['wbs_name'] ?? row['wbs_short_name'],
      code: row['wbs_short_name'] ?? '',
      order: numeric(row['seq_num'], 0),
    })),
    activities: tables.rows('TASK').map((row) => activityOf(row, notes.get(row['task_id'] ?? ''))),
    relationships: tables.rows('TASKPRED').map((row) => ({
      predecessorId: row['pred_task_id'] ?? '',
      predecessorProjectId: row['pred_proj_id'] ?? '',
      successorId: row['task_id'] ?? '',
      type: linkTypeOf(row['pred_type']),
      lagHours: numeric(row['lag_hr_cnt'], 0),
    })),
    resources: tables.rows('RSRC').map((row) => ({
      id: row['rsrc_id'] ?? '',
      name: row['rsrc_name'] ?? row['rsrc_short_name'],
    })),
    assignments: assignments.slice(0, most).flatMap((row) =>
      row['rsrc_id']
        ? [
            {
              activityId: row['task_id'] ?? '',
              resourceId: row['rsrc_id'],
              units: numeric(row['target_qty'], 0),
            },
          ]
        : [],
    ),
    assignmentsLeftOut: Math.max(0, assignments.length - most),
    exportedOn: tables.header.map(instantOf).find((at) => at !== null) ?? null,
  };
}

/** Where one project is marked as exported, those that are not are only mentioned. */
function projectsOf(tables: XerTables): P6Project[] {
  const hasMark = tables.rows('PROJECT').some((row) => row['export_flag'] === 'Y');
  const options = new Map(tables.rows('SCHEDOPTIONS').map((row) => [row['proj_id'], row]));
  return tables.rows('PROJECT').map((row) => ({
    id: row['proj_id'] ?? '',
    name: row['proj_long_name'] ?? row['proj_short_name'],
    start: instantOf(row['plan_start_date']),
    calendarId: row['clndr_id'],
    isExported: !hasMark || row['export_flag'] === 'Y',
    lagCalendar: lagCalendarOf(options.get(row['proj_id'])?.['sched_calendar_on_relationship_lag']),
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

function activityOf(row: XerRow, notes: string | undefined): P6Activity {
  const actualStart = instantOf(row['act_start_date']);
  const actualFinish = instantOf(row['act_end_date']);
  const status = statusOf(row);
  return {
    id: row['task_id'] ?? '',
    code: row['task_code'],
    name: row['task_name'],
    notes,
    projectId: row['proj_id'] ?? '',
    wbsId: row['wbs_id'] ?? '',
    calendarId: row['clndr_id'],
    type: activityTypeOf(row['task_type']),
    status,
    percent: percentOf(row, status),
    hours: hoursOf(row, status),
    start: actualStart ?? instantOf(row['early_start_date'] ?? row['target_start_date']),
    finish: actualFinish ?? instantOf(row['early_end_date'] ?? row['target_end_date']),
    actualStart,
    actualFinish,
    constraints: constraintsOf(
      { type: row['cstr_type'], at: instantOf(row['cstr_date']) },
      { type: row['cstr_type2'], at: instantOf(row['cstr_date2']) },
    ),
    baselines: [],
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
  if (status === 'completed') return 100;
  if (status === 'notStarted') return 0;
  if (row['complete_pct_type'] === 'CP_Phys') return numeric(row['phys_complete_pct'], 0);
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

function notesByTask(rows: readonly XerRow[]): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const row of rows) {
    const id = row['task_id'] ?? '';
    const text = noteText(row['task_memo']);
    if (text) notes.set(id, [notes.get(id), text].filter(Boolean).join('\n'));
  }
  return notes;
}
