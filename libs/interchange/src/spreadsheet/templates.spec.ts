import {
  Table,
  type DecisionContext,
  type Plan,
  type Restriction,
  checkRestrictionRows,
  checkShortTermFiles,
  type ShortTermSheet,
  createPlan,
  decide,
  defaultSettings,
  evolve,
  newTask,
} from '@plomada/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { readRestrictionsSheet, writeRestrictionsTemplate } from './restrictions';
import { readShortTermSheet, writeShortTermTemplate } from './short-term';
import { FIRST_SHEET, partsOf } from './testing/zip';

const FAMILIES = ['Materiales', '=cmd()'];
const PERSON = {
  userId: null,
  lastName: 'Pérez',
  company: '',
  function: '',
  role: 'user' as const,
  isActive: true,
};
const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'first'),
  tasks: Table.of([
    newTask({ id: 's', text: 'Obra gruesa', index: 0, start: '2026-03-02', end: '2026-03-03', duration: 1 }),
    newTask({
      id: 'a',
      parent: 's',
      text: 'Losa',
      index: 0,
      start: '2026-03-02',
      end: '2026-03-14',
      duration: 10,
      analysed: true,
      commitment: 0.5,
      progress: 0.2,
      responsibles: ['ana'],
    }),
    newTask({
      id: 'b',
      parent: 's',
      text: '-Muro',
      index: 1,
      start: '2026-03-03',
      end: '2026-03-05',
      duration: 2,
    }),
    newTask({
      id: 'd',
      parent: 's',
      text: 'Hecha',
      index: 2,
      start: '2026-04-20',
      end: '2026-04-21',
      duration: 1,
      progress: 1,
    }),
  ]),
  responsibles: Table.of([
    { ...PERSON, id: 'ana', firstName: 'Ana', email: 'ana@obra.cl' },
    { ...PERSON, id: 'out', firstName: 'Ida', email: 'ida@obra.cl', isActive: false },
  ]),
};
const CONTEXT: DecisionContext = {
  actor: { userId: 'root', name: 'Root', roles: ['root'] },
  now: '2026-03-02T12:00:00Z',
  today: '2026-03-02',
  newId: (n) => `new-${n}`,
};

function checkFile(plan: Plan, sheet: ShortTermSheet) {
  const { files, ...all } = checkShortTermFiles(plan, [sheet], CONTEXT);
  return { ...files[0]!, ...all };
}

/** The template as somebody fills it in and keeps it. */
function filled(bytes: Uint8Array, change: (sheet: WorkSheet) => void): Uint8Array {
  const book = read(bytes);
  change(book.Sheets['Planilla']!);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

function put(sheet: WorkSheet, lines: readonly (readonly unknown[])[], from = 2): void {
  utils.sheet_add_aoa(
    sheet,
    lines.map((line) => [...line]),
    { origin: `A${from}` },
  );
}

describe('the template of restrictions', () => {
  const bytes = writeRestrictionsTemplate(PLAN, FAMILIES);
  const parts = partsOf(bytes);
  const form = parts[FIRST_SHEET]!;

  it('has the sheet Planilla with bold headers that stay', () => {
    expect(read(bytes).SheetNames).toEqual(['Planilla', 'Tareas', 'Familias', 'Tipos', 'Responsables']);
    expect(utils.sheet_to_json(read(bytes).Sheets['Planilla']!, { header: 1 })[0]).toEqual([
      'task_id',
      'Familia',
      'Tipo',
      'Descripción',
      'Responsable',
      'Fecha requerida',
      'Fecha compromiso',
    ]);
    const style = /<c r="A1" s="(\d+)"/.exec(form)![1]!;
    const xfs = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(parts['xl/styles.xml']!)![1]!.match(/<xf [^>]*>/g)!;
    const fonts = parts['xl/styles.xml']!.match(/<font>.*?<\/font>/g)!;
    const font = Number(/fontId="(\d+)"/.exec(xfs[Number(style)]!)![1]);
    expect(fonts[font]).toContain('<b/>');
    expect(form).toContain('state="frozen"');
  });

  it('lets in what is on its lists, and dates, down to line 100, and says so otherwise', () => {
    const checks = [...form.matchAll(/<dataValidation (.*?)<\/dataValidation>/g)].map(([, text]) => text!);
    expect(checks.map((text) => /sqref="([^"]+)"/.exec(text)![1])).toEqual([
      'A2:A100',
      'B2:B100',
      'C2:C100',
      'E2:E100',
      'F2:F100',
      'G2:G100',
    ]);
    expect(checks[0]).toContain('<formula1>Tareas!$A$2:$A$3</formula1>');
    for (const check of checks.slice(0, 4)) {
      expect(check).toContain('type="list"');
      expect(check).toContain('error="Por favor seleccione un valor de la lista"');
      expect(check).toContain('showErrorMessage="1"');
    }
    for (const check of checks.slice(4)) {
      expect(check).toContain('type="date"');
      expect(check).toContain('error="Por favor ingrese una fecha válida"');
    }
    expect(form.indexOf('<dataValidations')).toBeLessThan(
      form.search(/<ignoredErrors|<pageMargins|<\/worksheet>/),
    );
    expect(form.indexOf('<dataValidations')).toBeGreaterThan(form.indexOf('</sheetData>'));
  });

  it('protects the lists, and only them', () => {
    const isProtected = [1, 2, 3, 4, 5].map((n) =>
      parts[`xl/worksheets/sheet${n}.xml`]!.includes('<sheetProtection sheet="1"'),
    );
    expect(isProtected).toEqual([false, true, true, true, true]);
  });

  it('lists unfinished work, families and active people, formulas escaped', () => {
    const list = (name: string) =>
      utils.sheet_to_json<string[]>(read(bytes).Sheets[name]!, { header: 1 }).map(([first]) => first);
    expect(list('Tareas')).toEqual(['Tarea', '1.1 Losa', '1.2 -Muro']);
    expect(list('Familias')).toEqual(['Familia', 'Materiales', "'=cmd()"]);
    expect(list('Tipos')).toEqual(['Tipo', 'Comienzo', 'Término']);
    expect(list('Responsables')).toEqual(['Responsable', 'Ana Pérez']);
  });

  it('is the same for the same plan', () => {
    expect(Buffer.compare(writeRestrictionsTemplate(PLAN, FAMILIES), bytes)).toBe(0);
  });

  it('comes back as new restrictions', () => {
    const back = filled(bytes, (sheet) =>
      put(sheet, [
        ['1.1 Losa', 'Materiales', 'Término', 'Fierro', 'Ana Pérez', '2026-03-10', 46090],
        ['b', "'=cmd()", 'Comienzo', 'Moldaje', 'Ana Pérez', 46091, 46090],
        ['b', 'Materiales', 'Comienzo', 'Moldaje', 'Ana Pérez', '10/03/2026', '2026-03-09'],
      ]),
    );
    const result = readRestrictionsSheet(back);
    if (!result.ok) throw new Error(result.code);
    expect(result.rows).toMatchObject([
      { line: 2, code: '1.1 Losa', required: '2026-03-10', commited: '2026-03-09' },
      { line: 3, code: 'b', family: '=cmd()', required: '2026-03-10', commited: '2026-03-09' },
      { line: 4, required: null, commited: null },
    ]);
    const checked = checkRestrictionRows(PLAN, result.rows, FAMILIES, CONTEXT);
    expect(checked.problems.map(({ line, code }) => [line, code])).toEqual([[4, 'ROW_COMMITTED_INVALID']]);
    const decision = decide(PLAN, checked.actions[0]!, { ...CONTEXT, newId: (n) => `r${n}` });
    if (!decision.ok) throw new Error(decision.refusal.code);
    expect(evolve(PLAN, decision.changes).restrictions.rows).toMatchObject([
      { taskIds: ['a'], type: 2, detail: 'Fierro', responsible: 'ana' },
      { taskIds: ['b'], type: 1, detail: 'Moldaje', family: '=cmd()' },
    ]);
  });

  it('takes 99 rows and no more', () => {
    const row = ['a', 'Materiales', 'Término', 'Fierro', 'Ana Pérez', '2026-03-10', 46090];
    const rows = (count: number) => filled(bytes, (sheet) => put(sheet, Array<unknown[]>(count).fill(row)));
    const most = readRestrictionsSheet(rows(99));
    expect(most.ok && most.rows.length).toBe(99);
    expect(readRestrictionsSheet(rows(100))).toEqual({
      ok: false,
      code: 'SHEET_FAILED_ROWS_EXCEEDED',
      params: { count: 100, limit: 99 },
    });
  });

  it('has its dates whatever the workbook counts them from', () => {
    const book = read(bytes);
    // 9 March 2026, counted from 1904.
    book.Sheets['Planilla']!['G2'] = { t: 'n', v: 44628, z: 'yyyy-mm-dd' };
    book.Workbook = { ...book.Workbook, WBProps: { ...book.Workbook?.WBProps, date1904: true } };
    const mac = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(readRestrictionsSheet(mac)).toMatchObject({ rows: [{ commited: '2026-03-09' }] });
  });

  it('says where a formula stands, also one that nobody has worked out yet', () => {
    const back = filled(bytes, (sheet) => put(sheet, [['a', 'Materiales']]));
    const parts = unzipSync(back);
    const form = strFromU8(parts[FIRST_SHEET]!).replace(/<c r="G2"[^>]*?(\/>|>.*?<\/c>)/, '');
    const cell = '<c r="G2"><f>DATE(2026,3,10)</f><v></v></c>';
    parts[FIRST_SHEET] = strToU8(form.replace(/(<row r="2".*?)<\/row>/, `$1${cell}</row>`));
    expect(readRestrictionsSheet(zipSync(parts))).toMatchObject({
      code: 'SHEET_FAILED_FORMULA',
      params: { cell: 'G2' },
    });
  });

  it('is found whatever the case of its name', () => {
    const book = read(filled(bytes, (sheet) => put(sheet, [['a', 'Materiales']])));
    book.SheetNames[0] = 'PLANILLA ';
    book.Sheets['PLANILLA '] = book.Sheets['Planilla']!;
    const renamed = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(readRestrictionsSheet(renamed)).toMatchObject({ rows: [{ family: 'Materiales' }] });
  });

  it('is refused as it was handed out, without a column, and without its sheet', () => {
    expect(readRestrictionsSheet(bytes)).toMatchObject({ code: 'SHEET_FAILED_EMPTY' });
    const renamed = filled(bytes, (sheet) => put(sheet, [['task_id', 'Familia', 'Tipo', 'Otra'], ['a']], 1));
    expect(readRestrictionsSheet(renamed)).toEqual({
      ok: false,
      code: 'SHEET_FAILED_COLUMNS',
      params: { columns: 'Descripción' },
    });
    const book = utils.book_new(utils.aoa_to_sheet([['task_id'], ['a']]), 'Otra');
    const other = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(readRestrictionsSheet(other)).toEqual({
      ok: false,
      code: 'SHEET_FAILED_NO_SHEET',
      params: { sheet: 'Planilla' },
    });
  });
});

describe('the template of restrictions filled with those of the plan', () => {
  const restriction: Restriction = {
    ...{ id: 'r-1', taskIds: ['gone', 'b', 'a'], family: 'Retirada', type: 1, detail: '=Fierro\nen obra' },
    ...{ comments: 'x', responsible: null, created: '2026-03-02', commited: null, required: '2026-03-10' },
    ...{ released: null, releasedTerm: null, inProcess: false },
  };
  const promised: Restriction = {
    ...restriction,
    ...{ id: 'r-2', taskIds: ['a'], family: 'Materiales', type: 2, detail: 'Bomba' },
    ...{ responsible: 'ana', commited: '2026-03-09' },
  };
  const plan: Plan = { ...PLAN, restrictions: Table.of([restriction, promised]) };
  const bytes = writeRestrictionsTemplate(plan, FAMILIES, plan.restrictions.rows);
  const checked = (file: Uint8Array) => {
    const result = readRestrictionsSheet(file);
    if (!result.ok) throw new Error(result.code);
    return checkRestrictionRows(plan, result.rows, FAMILIES, CONTEXT);
  };

  it('changes nothing when it comes back as it was', () => {
    expect(checked(bytes)).toMatchObject({
      updated: [],
      empty: [2, 3],
      problems: [],
      failure: 'SHEET_NO_CHANGES',
    });
  });

  it('only creates: what was edited in it is told, what is gone does not come back', () => {
    const back = filled(bytes, (sheet) => {
      sheet['F2'] = { t: 'n', v: 46083 };
      const pump = ['a', 'Materiales', 'Término', 'Bomba de respaldo', 'Ana Pérez', 46092, 46091];
      put(sheet, [[...pump, 'r-9'], pump], 4);
    });
    const { actions, updated, empty, problems } = checked(back);
    expect([updated, empty]).toEqual([[5], [3]]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'ROW_RESTRICTION_CHANGED'],
      [4, 'ROW_RESTRICTION_GONE'],
    ]);
    expect(actions).toMatchObject([
      { payload: { actions: [{ type: 'NEW_RESTRICTION', payload: { detail: 'Bomba de respaldo' } }] } },
    ]);
  });

  it('tells namesakes without an address apart', () => {
    const responsibles = Table.of(['p1', 'p2'].map((id) => ({ ...PERSON, id, firstName: 'Luz', email: '' })));
    const restrictions = Table.of([{ ...promised, responsible: 'p2' }]);
    const twins: Plan = { ...plan, responsibles, restrictions };
    const result = readRestrictionsSheet(writeRestrictionsTemplate(twins, FAMILIES, restrictions.rows));
    expect(result.ok && checkRestrictionRows(twins, result.rows, FAMILIES, CONTEXT)).toMatchObject({
      empty: [2],
      problems: [],
    });
  });

  it('holds no more than a file may', () => {
    const many = Array.from({ length: 120 }, (_, at) => ({ ...restriction, id: `r-${at}` }));
    const result = readRestrictionsSheet(writeRestrictionsTemplate(plan, FAMILIES, many));
    expect(result.ok && [result.rows.length, result.rows[0]?.id]).toEqual([99, 'r-0']);
  });
});

describe('the template of the short term', () => {
  const bytes = writeShortTermTemplate(PLAN);

  it("has the term's tasks as they are", () => {
    const lines = utils.sheet_to_json<unknown[]>(read(bytes).Sheets['Planilla']!, { header: 1 });
    expect(lines).toEqual([
      [
        ...[
          'task_id',
          'Código',
          'Tarea',
          'Inicio',
          'Término',
          'Responsable',
          'Compromiso (%)',
          'Avance real (%)',
        ],
        ...['Unidad', 'Cantidad', 'Compromiso (unidades)', 'Avance real (unidades)'],
      ],
      ['a', '1.1', 'Losa', 46083, 46094, 'Ana Pérez', 50, 20],
      ['b', '1.2', "'-Muro", 46084, 46085, undefined, undefined, 0],
    ]);
    expect(partsOf(bytes)[FIRST_SHEET]).toContain('sqref="F2:F3"');
  });

  it('changes nothing when nothing is filled in', () => {
    const result = readShortTermSheet(bytes);
    if (!result.ok) throw new Error(result.code);
    const checked = checkFile(PLAN, result.rows);
    expect(checked).toMatchObject({ empty: [2, 3], problems: [], actions: [], unnamed: { ids: [] } });
  });

  it('names tasks in what is wrong by their codes and names, those that the plan has not as the file does', () => {
    const back = filled(bytes, (sheet) =>
      put(sheet, [
        ['a', '', '', '', '', 'Ana Pérez', 80, 200],
        ['gone', '7.1', 'Techo', '', '', 'Ana Pérez', 80, 20],
      ]),
    );
    const result = readShortTermSheet(back);
    if (!result.ok) throw new Error(result.code);
    expect(checkFile(PLAN, result.rows).problems).toMatchObject([
      { line: 2, code: 'ROW_PROGRESS_INVALID', params: { taskCode: '1.1 Losa' } },
      { line: 3, code: 'ROW_TASK_UNKNOWN', params: { taskCode: '7.1 Techo' } },
    ]);
  });

  it('comes back as progress, commitments and responsibles', () => {
    const back = filled(bytes, (sheet) =>
      put(sheet, [['a', '1.1', 'Losa', '', '', 'Ana Pérez', 80, '35,5']]),
    );
    const result = readShortTermSheet(back);
    expect(result.ok && result.rows.rows[0]).toEqual({
      line: 2,
      code: 'a',
      label: '1.1 Losa',
      responsible: 'Ana Pérez',
      commitment: 80,
      progress: 35.5,
      handedOut: { responsible: 'Ana Pérez', commitment: 50, progress: 20 },
    });
    const checked = result.ok && checkFile(PLAN, result.rows);
    expect(checked && checked.updated).toEqual([2]);
  });

  describe('of measured work', () => {
    const measured = {
      ...PLAN,
      tasks: PLAN.tasks.with([{ ...PLAN.tasks.get('a')!, unit: 'm3', quantity: 120 }]),
    };
    const template = writeShortTermTemplate(measured);
    const checkedWith = (cells: readonly (string | number)[]) => {
      const result = readShortTermSheet(
        filled(template, (sheet) => put(sheet, [['a', '', '', '', '', 'Ana Pérez', ...cells]])),
      );
      if (!result.ok) throw new Error(result.code);
      return checkFile(measured, result.rows);
    };
    const entered = (cells: readonly (string | number)[]) => {
      const { actions } = checkedWith(cells);
      return actions.flatMap(({ payload }) => ('actions' in payload ? payload.actions : []));
    };

    it('has its unit, its quantity, and what is promised and done of it', () => {
      const [, line] = utils.sheet_to_json<unknown[]>(read(template).Sheets['Planilla']!, { header: 1 });
      expect(line!.slice(6)).toEqual([50, 20, 'm3', 120, 60, 24]);
    });

    it('takes units in place of the percent that nobody changed, as they are', () => {
      expect(entered([50, 20, 'm3', 120, 60, 40])).toEqual([
        {
          type: 'SET_PROGRESSES',
          payload: { entries: [{ taskId: 'a', progress: 0.33, unitsProgressed: 40 }] },
        },
      ]);
    });

    it('takes a percent where the units stay, and both where they agree', () => {
      expect(entered([50, 30, 'm3', 120, 60, 24])).toMatchObject([
        { payload: { entries: [{ taskId: 'a', progress: 0.3 }] } },
      ]);
      expect(entered([70, 20, 'm3', 120, 84, 24])).toMatchObject([
        { payload: { entries: [{ taskId: 'a', commitment: 0.7, unitsCommited: 84 }] } },
      ]);
    });

    it.each([
      [[50, 30, 'm3', 120, 60, 40], 'ROW_UNITS_DIFFER'],
      [[50, 20, 'm3', 120, 60, 121], 'ROW_UNITS_INVALID'],
      [[50, 20, 'm3', 120, 60, 'mucho'], 'ROW_UNITS_INVALID'],
      [[50, 20, 'm3', 120, -1, 24], 'ROW_UNITS_INVALID'],
    ] as const)('refuses %j', (cells, code) => {
      expect(checkedWith(cells).problems[0]).toMatchObject({ line: 2, code });
    });
  });

  it('says which tasks it was handed out with', () => {
    const partOf = (choice: { of?: string | null }) => {
      const result = readShortTermSheet(writeShortTermTemplate(PLAN, choice));
      return result.ok && result.rows.part;
    };
    expect([partOf({ of: 'ana' }), partOf({ of: null }), partOf({})]).toEqual([['a'], ['b'], ['a', 'b']]);
  });

  it('takes 35 % for 35, in a cell of percents or as a text, and what a spreadsheet could not work out for no value', () => {
    const back = filled(bytes, (sheet) => {
      sheet['G2'] = { t: 'n', v: 0.35, z: '0%' };
      sheet['H2'] = { t: 'n', v: 0.29, z: '0.00%' };
      sheet['G3'] = { t: 'e', v: 0x17 };
      sheet['H3'] = { t: 's', v: '33,5 %' };
    });
    const result = readShortTermSheet(back);
    expect(result.ok && result.rows.rows).toMatchObject([
      { commitment: 35, progress: 29 },
      { commitment: null, progress: 33.5 },
    ]);
  });

  it('holds 499 tasks at most, and takes no more back', () => {
    const many = Array.from({ length: 600 }, (_, at) =>
      newTask({
        id: `t${at}`,
        text: `t${at}`,
        index: at,
        start: '2026-03-02',
        end: '2026-03-03',
        duration: 1,
      }),
    );
    const plan = { ...PLAN, tasks: Table.of(many) };
    const large = writeShortTermTemplate(plan);
    const most = readShortTermSheet(large);
    expect(most.ok && most.rows.rows.length).toBe(499);
    const others = readShortTermSheet(writeShortTermTemplate(plan, { part: 1 }));
    expect(others.ok && [others.rows.rows.length, others.rows.rows[0]?.code]).toEqual([101, 't499']);
    const more = filled(large, (sheet) => put(sheet, [['t0', '', '', '', '', 'Ana Pérez', 1, 1]], 501));
    expect(readShortTermSheet(more)).toMatchObject({
      code: 'SHEET_FAILED_ROWS_EXCEEDED',
      params: { count: 500, limit: 499 },
    });
  });
});
