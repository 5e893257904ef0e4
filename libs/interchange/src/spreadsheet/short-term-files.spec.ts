import { checkShortTermFiles, createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { unzipSync } from 'fflate';
import { readShortTermSheet } from './short-term';
import { writeShortTermTemplates } from './short-term-files';

const person = (id: string, firstName: string) => ({
  ...{ id, firstName, userId: null, lastName: 'Pérez', email: `${id}@obra.cl`, company: '', function: '' },
  ...{ role: 'user' as const, isActive: true },
});
const task = (id: string, responsibles: readonly string[], index: number) => ({
  ...newTask({ id, text: id, index, start: '2026-03-02', end: '2026-03-07', duration: 5, responsibles }),
  ...{ analysed: true, inTerm: true },
});
const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'first'),
  responsibles: Table.of([person('ana', 'Ana'), person('other', 'Ana'), person('idle', 'Ida')]),
  tasks: Table.of([task('a', ['ana'], 0), task('both', ['ana', 'other'], 1), task('none', [], 2)]),
};

describe('templates of the short term for each person', () => {
  const files = unzipSync(writeShortTermTemplates(PLAN, 'Sin responsable'));

  it('are one for each who has tasks in it, called after them, and one for the tasks of nobody', () => {
    expect(Object.keys(files)).toEqual([
      'planilla_short_term_Ana Pérez (ana@obra.cl).xlsx',
      'planilla_short_term_Ana Pérez (other@obra.cl).xlsx',
      'planilla_short_term_Sin responsable.xlsx',
    ]);
  });

  it('hold the tasks of each, say so, and change nothing as they are', () => {
    const read = Object.values(files).map((bytes) => {
      const result = readShortTermSheet(bytes);
      if (!result.ok) throw new Error(result.code);
      return result.rows;
    });
    expect(read.map(({ part }) => part)).toEqual([['a', 'both'], ['both'], ['none']]);
    const context = {
      ...{ actor: { userId: 'root', name: 'Root', roles: ['root'] as const }, now: '2026-03-02T12:00:00Z' },
      ...{ today: '2026-03-02', newId: (n: number) => `new-${n}` },
    };
    const { actions, files: checked } = checkShortTermFiles(PLAN, read, context);
    expect(actions).toEqual([]);
    expect(checked.map(({ empty, problems }) => [empty, problems])).toEqual([
      [[2, 3], []],
      [[2], []],
      [[2], []],
    ]);
  });

  it('replace what they were handed out with, also of who has all tasks: others may come into the term meanwhile', () => {
    const hers = { ...PLAN, tasks: PLAN.tasks.with([task('both', ['ana'], 1), task('none', ['ana'], 2)]) };
    const [file] = Object.values(unzipSync(writeShortTermTemplates(hers, '')));
    const result = readShortTermSheet(file!);
    expect(result.ok && result.rows).toMatchObject({ part: ['a', 'both', 'none'], termNumber: 1 });
  });
});
