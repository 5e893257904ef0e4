/** Small XER files for specs. */

export type XerRows = readonly Readonly<Record<string, string | number | undefined>>[];

/** A calendar of P6: Monday to Friday from 8 to 17 unless the days say otherwise (1 is Sunday), with days off and on. */
export function clndrData(
  days: readonly number[],
  off: readonly number[] = [],
  on: readonly number[] = [],
): string {
  const shifts = '((0||0(s|08:00|f|12:00)())(0||1(s|13:00|f|17:00)()))';
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => `(0||${day}()${days.includes(day) ? shifts : '()'})`);
  const exceptions = [
    ...off.map((serial, n) => `(0||${n}(d|${serial})())`),
    ...on.map((serial, n) => `(0||${off.length + n}(d|${serial})${shifts})`),
  ];
  return `(0||CalendarData()(  (0||DaysOfWeek()(${week.join('')}))(0||Exceptions()(${exceptions.join('')}))))`;
}

/** The whole text of a file; each table names its columns by those of its rows. */
export function specXer(tables: Readonly<Record<string, XerRows>>, lineEnd = '\r\n'): string {
  const lines = ['ERMHDR\t19.12\t2026-02-20\tProject\tadmin\tAdministrator\tdb\tProject Management\tUSD'];
  for (const [table, rows] of Object.entries(tables)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    lines.push(`%T\t${table}`, ['%F', ...columns].join('\t'));
    for (const row of rows) lines.push(['%R', ...columns.map((column) => row[column] ?? '')].join('\t'));
  }
  return [...lines, '%E', ''].join(lineEnd);
}

/** One project that begins Monday 2026-03-02, with its calendar C1 (8 hours, Monday to Friday) and its root branch 10. */
export const PROJECT_TABLES = {
  PROJECT: [
    {
      proj_id: 1,
      proj_short_name: 'OBRA',
      plan_start_date: '2026-03-02 08:00',
      clndr_id: 'C1',
      export_flag: 'Y',
    },
  ],
  CALENDAR: [
    { clndr_id: 'C1', clndr_name: 'Five days', day_hr_cnt: 8, clndr_data: clndrData([2, 3, 4, 5, 6]) },
  ],
  PROJWBS: [
    {
      wbs_id: 10,
      parent_wbs_id: '',
      proj_id: 1,
      proj_node_flag: 'Y',
      wbs_short_name: 'OBRA',
      wbs_name: 'Obra',
    },
  ],
} satisfies Readonly<Record<string, XerRows>>;

/** An activity of two days that has not begun, from Monday 2026-03-02. */
export function xerTask(id: number, more: XerRows[number] = {}): XerRows[number] {
  return {
    task_id: id,
    proj_id: 1,
    wbs_id: 10,
    clndr_id: 'C1',
    task_code: `A${id}`,
    task_name: `Task ${id}`,
    task_type: 'TT_Task',
    status_code: 'TK_NotStart',
    complete_pct_type: 'CP_Drtn',
    target_drtn_hr_cnt: 16,
    remain_drtn_hr_cnt: 16,
    early_start_date: '2026-03-02 08:00',
    early_end_date: '2026-03-03 17:00',
    ...more,
  };
}
