import { type Actor, createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';

const luis = {
  ...{ id: 'luis', userId: 'u-luis', firstName: 'Luis', lastName: 'Soto', email: '', company: 'Sur' },
  ...{ function: '', role: 'user' as const, isActive: true },
};
const task = (id: string, index: number, text: string, start: string, values: object = {}) => ({
  ...newTask({ id, text, index, start, end: '2026-03-05' }),
  analysed: true,
  ...values,
});

/** A first term of a week: Luis promised 80 % and did 30 %, one task is free, one late, one of June. */
export const WEEK_OF_WORK: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  responsibles: Table.of([luis]),
  tasks: Table.of([
    task('own', 0, 'Excavar', '2026-03-02', { responsibles: ['luis'], commitment: 0.8, progress: 0.3 }),
    task('other', 1, 'Verter', '2026-03-02'),
    task('late', 2, 'Trazar', '2026-02-23', { end: '2026-02-25', duration: 2 }),
    task('later', 4, 'Pintar', '2026-06-01', { end: '2026-06-03', duration: 2 }),
  ]),
};

/** Work that is done, between what is late and what comes later. */
export const DONE_WORK = task('done', 3, 'Limpiar', '2026-03-02', { progress: 1 });

/** Luis, who may record on his own task only. */
export const FOREMAN: Actor = { userId: 'u-luis', name: 'Luis Soto', roles: ['responsible'] };
