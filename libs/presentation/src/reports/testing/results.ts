import { indicatorSchemas, type Indicator } from '@plomada/contracts';

const share = (numerator: number, denominator: number) => ({
  ...{ numerator, denominator },
  value: denominator === 0 ? null : Math.round((numerator / denominator) * 10_000) / 100,
});
const [first, second] = [
  { termNumber: 1, startDate: '2026-03-02' },
  { termNumber: 2, startDate: '2026-03-09' },
];
const promise = (termNumber: number, id: string, met: boolean) => ({
  ...{ termNumber, id, text: `Losa ${id}`, responsibles: ['ana'], met },
});
const promises = [
  { ...promise(1, 't1', true), promised: 50, reached: 60 },
  { ...promise(2, 't2', false), promised: 100, reached: 80 },
];
const releases = [
  { ...promise(1, 'r1', true), due: '2026-03-05', released: '2026-03-04' },
  { ...promise(2, 'r2', false), due: '2026-03-12', released: null },
];
const kept = { ...share(5, 8), rows: promises };
const released = { ...share(3, 4), rows: releases };
const byTerm = (last: Indicator<'PPC'>['total']) => [
  { ...first, ...last, ...share(1, 2), rows: last.rows.slice(0, 1) },
  { ...second, ...last, rows: last.rows.slice(1) },
];
const compliance = (last: Indicator<'PPC'>['total']) => ({
  total: last,
  terms: byTerm(last),
  monthAverages: [],
});
const cause = (termNumber: number, taskId: string, type: string, origin: string) => ({
  ...{ causeId: `c ${taskId}`, taskId, termNumber, type, origin, detail: 'No llegó' },
  ...{ closingDate: '2026-03-16', taskWBS: '1.1', taskName: `Losa ${taskId}`, responsible: 'Ana' },
  ...{ commitment: 1, progress: 0.5, impact: 2 },
});
const causes = [
  cause(1, 't1', 'Materiales', 'Bodega'),
  cause(2, 't2', 'Materiales', 'Bodega'),
  cause(2, 't3', 'Clima', 'Obra'),
];
const counted = (key: 'type' | 'origin', [most, other]: readonly [string, string]) => [
  { key: most, ...share(2, 3), cumulative: 66.67, rows: causes.filter((one) => one[key] === most) },
  { key: other, ...share(1, 3), cumulative: 100, rows: causes.filter((one) => one[key] === other) },
];
const byType = counted('type', ['Materiales', 'Clima']);
const byRole = counted('origin', ['Bodega', 'Obra']);
const person = [
  { responsible: 'luis', name: 'Luis', ...share(3, 3), rows: promises },
  { responsible: 'ana', name: 'Ana', ...kept },
];
const found = { value: 4.5, numerator: 9, denominator: 2, rows: [{ id: 'r1', days: 4 }] };
const states = ([1, 2, 3, 4, 5] as const).map((state) => ({
  ...{ state, ...share(state === 2 ? 3 : 1, 7), rows: [`r${state}`] },
}));
const parts = [
  { id: 't1', done: 10, due: 20 },
  { id: 't2', done: 5, due: 0 },
];
const leaf = { id: 't1', start: '2026-03-02', end: '2026-03-07', weight: 60, baseline: null, progress: 0.5 };

const changed = [
  { termNumber: 2, id: 't1', text: 'Losa', change: 'entered' as const },
  { termNumber: 2, id: 't2', text: 'Muro', change: 'left' as const },
];

/** Results of every report, small enough to be counted by hand. */
export const RESULTS: { readonly [Id in keyof typeof indicatorSchemas]: Indicator<Id> } = {
  ProjectDetails: {
    ...{ name: 'Torre', startDate: '2026-03-02', endDate: '2026-06-06', tasks: 3 },
    ...{ realProgress: 40, plannedProgress: 50, baselineProgress: 60, ppc: 62.5, pcr: 75 },
    term: { number: 3, startDate: '2026-03-16', lastDay: '2026-03-22' },
  },
  PPC: compliance(kept),
  PCR: compliance(released),
  PPC_Last_6_Weeks: byTerm(kept),
  PCR_Last_6_Weeks: byTerm(released),
  PPCResponsible: person,
  PPCResponsibleWeek: person,
  PCRResponsible: person,
  PCRResponsibleWeek: person,
  PPCByCompany: [{ company: 'Hormigones', ...kept }],
  CommitmentLevel: [{ ...second, level: share(6, 9), beyond: 0, ppc: share(5, 8), rows: [] }],
  PPC_PCR_RealProgress: [
    { ...first, ppc: share(1, 2), pcr: { ...share(1, 1), rows: releases.slice(0, 1) }, realProgress: 12.5 },
    { ...second, ppc: share(5, 8), pcr: { ...share(3, 4), rows: releases.slice(1) }, realProgress: 35 },
  ],
  CNCPareto: byType,
  CNC: byType,
  CNC6Weeks: byType,
  CNCLastWeek: byType,
  CNCByRole: byRole,
  CNCByRoleLastTerm: byRole,
  CNCByTerm: [
    { ...first, types: [{ key: 'Materiales', count: 1 }] },
    {
      ...second,
      types: [
        { key: 'Materiales', count: 1 },
        { key: 'Clima', count: 1 },
      ],
    },
  ],
  IdenTime: { value: 7.25, numerator: 29, denominator: 4, rows: [{ id: 'r1', days: 4 }] },
  IdenTimeByFamily: [
    { family: 'Diseño', value: 10, numerator: 20, denominator: 2, rows: [] },
    { family: 'Materiales', ...found },
  ],
  IdenRanges: [
    { from: 1, to: 7, ...share(3, 4), rows: ['r1'] },
    { from: 8, to: null, ...share(1, 4), rows: ['r2'] },
  ],
  IdenRest: [
    { termNumber: 1, isOpen: false, ...share(1, 2), rows: ['r1'] },
    { termNumber: 2, isOpen: false, ...share(2, 4), rows: ['r2'] },
    { termNumber: 3, isOpen: true, ...share(0, 4), rows: [] },
  ],
  restState: states,
  restStateFamily: [{ family: 'Materiales', states }],
  rhythm: [
    {
      ...{ categoryId: 'walls', name: 'Tabiques', workDays: 3, meanDays: 4.5, pace: 5 },
      bars: [
        { ...{ unitId: 'f1', unit: 'Piso 1', order: 0 }, ...bar('2026-03-02', '2026-03-07', 5, 't1') },
        { ...{ unitId: 'f2', unit: 'Piso 2', order: 1 }, ...bar('2026-03-09', '2026-03-13', 4, 't2') },
      ],
    },
    { categoryId: 'paint', name: 'Pintura', workDays: null, meanDays: null, pace: null, bars: [] },
  ],
  histogram: [
    {
      resourceId: 'crew',
      name: 'Cuadrilla',
      unit: 'h',
      weeks: [
        { week: '2026-03-02', amount: 12, rows: [{ id: 't1', amount: 12 }] },
        { week: '2026-03-09', amount: 8, rows: [{ id: 't2', amount: 8 }] },
      ],
    },
  ],
  burnDown: {
    ...{ minDate: '2026-03-02', maxDate: '2026-03-20' },
    data: [
      { date: '2026-03-18', ideal: 50, remaining: 60, openRestrictions: 3 },
      { date: '2026-03-19', ideal: 45, remaining: null, openRestrictions: null },
    ],
    rows: [{ id: 'r1', created: '2026-03-02', released: null }],
  },
  SCurve: {
    baseline: [
      { date: '2026-03-02', value: 10 },
      { date: '2026-03-18', value: 60 },
    ],
    masterPlan: [
      { date: '2026-03-02', value: 10 },
      { date: '2026-03-17', value: 50 },
    ],
    realProgress: [
      { date: '2026-03-08', value: 12.5 },
      { date: '2026-03-18', value: 40 },
    ],
    rows: [leaf],
  },
  SPI: [
    {
      date: '2026-03-08',
      termNumber: 1,
      ...share(12.5, 20),
      value: 0.63,
      outside: 0,
      rows: parts.slice(0, 1),
    },
    { date: '2026-03-18', termNumber: null, ...share(40, 60), value: 0.67, outside: 1.4, rows: parts },
  ],
  SPIt: [
    { date: '2026-03-08', termNumber: 1, ...share(4, 5), value: 0.8 },
    { date: '2026-03-18', termNumber: null, ...share(10.5, 13), value: 0.81 },
  ],
  TasksMadeReady: [{ ...second, madeReady: share(4, 6), anticipated: share(3, 5), rows: [] }],
  MilestoneTrend: [
    milestone('m1', 'Entrega', '2026-06-10', '2026-06-05'),
    milestone('m2', 'Techo', '2026-05-01', null),
  ],
  CriticalPathDrift: [
    { ...second, planEnd: '2026-06-06', moved: 2, movedInAll: 2, entered: share(1, 5), rows: changed },
    {
      ...{ termNumber: 3, startDate: '2026-03-16' },
      planEnd: '2026-06-06',
      moved: 0,
      movedInAll: 2,
      entered: share(0, 5),
      rows: [],
    },
  ],
};

function bar(start: string, end: string, days: number, id: string) {
  return { start, end, days, taskIds: [id] };
}

function milestone(id: string, text: string, day: string, baseline: string | null) {
  return { id, text, isDone: false, day, baseline, points: [{ termNumber: 1, date: '2026-03-08', day }] };
}
