import { type ImportedSchedule, type ImportedTask, importedTask } from '@plomada/domain';
import { writePmxml } from '../pmxml/write';
import { readXer } from '../xer/read';
import { writeXer } from '../xer/write';

function readBack(bytes: Uint8Array): ImportedSchedule {
  const result = readXer(bytes, 'x');
  if (!result.ok) throw new Error(result.code);
  return result.schedule;
}

describe('what P6 cannot hold', () => {
  const task = (id: string, parent: string | null, more: Partial<ImportedTask> = {}): ImportedTask =>
    importedTask({
      id,
      parent,
      text: `Task ${id}`,
      wbs: `C${id}`,
      start: '2026-03-02',
      end: '2026-03-04',
      duration: 2,
      ...more,
    });
  const schedule: ImportedSchedule = {
    name: 'Torre',
    startDate: '2026-03-02',
    workingDays: '0111110',
    holidays: [],
    tasks: [
      task('1', null),
      task('2', '1'),
      task('3', '1'),
      task('4', '1'),
      task('5', null),
      task('6', '5'),
      task('7', '5'),
    ],
    links: [
      { source: '2', target: '3', type: '0', lag: 0 },
      { source: '1', target: '5', type: '0', lag: 2 },
    ],
    resources: [],
  };

  it('is said in other words: a link between branches binds the work at their edges', () => {
    const written = writeXer(schedule, '2026-03-01');
    expect(written.warnings).toEqual([{ code: 'EXPORT_BRANCH_LINK', task: 'Task 5' }]);
    // 2 ends before 3 does: 3 and 4 end the branch.
    expect(new Set(readBack(written.bytes).links)).toEqual(
      new Set([
        schedule.links[0],
        ...['3', '4'].flatMap((source) =>
          ['6', '7'].map((target) => ({ source, target, type: '0', lag: 2 })),
        ),
      ]),
    );
  });

  it('asks of two pieces of work as much as a link between them and one of their branches ask together', () => {
    const ends = { source: '4', target: '6', type: '0' } as const;
    const beside = [{ ...ends, type: '2' as const, lag: 9 }, schedule.links[1]!];
    const of = (lag: number): ImportedSchedule =>
      readBack(writeXer({ ...schedule, links: [{ ...ends, lag }, ...beside] }, '2026-03-01').bytes);
    const between = ({ links: all }: ImportedSchedule) =>
      all
        .filter(({ source, target }) => source === '4' && target === '6')
        .map(({ type, lag }) => [type, lag]);
    expect(between(of(1))).toEqual([
      ['0', 2],
      ['2', 9],
    ]);
    expect(between(of(3))).toEqual([
      ['0', 3],
      ['2', 9],
    ]);
  });

  it('is told: the constraint of a branch, and baselines in XER', () => {
    const baselines = [{ number: 0, start: '2026-03-02', end: '2026-03-03' }];
    const tasks = schedule.tasks.map((one) =>
      one.id === '1'
        ? { ...one, constraintType: 'snet' as const, constraintDate: '2026-03-02' }
        : { ...one, baselines },
    );
    const plain = { ...schedule, links: [], tasks };
    expect(writeXer(plain, '2026-03-01').warnings.map(({ code }) => code)).toEqual([
      'EXPORT_BRANCH_CONSTRAINT',
      'EXPORT_BRANCH_BASELINES',
      'EXPORT_BASELINES',
    ]);
    expect(writePmxml(plain).warnings.map(({ code }) => code)).toEqual([
      'EXPORT_BRANCH_CONSTRAINT',
      'EXPORT_BRANCH_BASELINES',
    ]);
  });

  it('is told: an order in which work stands after a branch', () => {
    const tasks = [
      task('1', null),
      task('2', '1'),
      task('3', '2'),
      task('4', '1'),
      task('5', '1'),
      task('6', null),
    ];
    const told = [
      { code: 'EXPORT_BRANCH_ORDER', task: 'Task 1' },
      { code: 'EXPORT_BRANCH_ORDER', task: 'Torre' },
    ];
    expect(writePmxml({ ...schedule, links: [], tasks }).warnings).toEqual(told);
    expect(writePmxml({ ...schedule, links: [], tasks: tasks.slice(0, 3) }).warnings).toEqual([]);
  });

  it('is told: amounts of a branch, codes that are too long or of two, other actual dates than the bar', () => {
    const begun = { progress: 0.5, actualStart: '2026-03-03' };
    const tasks = [
      task('1', null, { resources: [{ id: '1', amount: 2 }] }),
      task('2', '1', { wbs: 'x'.repeat(41) }),
      task('3', '1', { wbs: 'A1' }),
      task('4', '1', { wbs: 'A1' }),
      task('5', '1', begun),
      task('6', '1', { ...begun, actualStart: '2026-03-02' }),
      task('7', '1', { ...begun, actualStart: '2026-03-02', actualFinish: '2026-03-03' }),
    ];
    const resources = [{ id: '1', name: 'Grúa' }];
    const told = [
      { code: 'EXPORT_BRANCH_RESOURCES', task: 'Task 1' },
      { code: 'EXPORT_CODE_CHANGED', task: 'Task 2' },
      { code: 'EXPORT_CODE_CHANGED', task: 'Task 4' },
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 5' },
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 7' },
    ];
    expect(writePmxml({ ...schedule, links: [], tasks, resources }).warnings).toEqual(told);
  });

  it('is told: a plan without codes, for all of which it has to invent some', () => {
    const tasks = [task('1', null, { wbs: null }), task('2', '1', { wbs: null }), task('3', '1')];
    const told = [
      { code: 'EXPORT_CODE_INVENTED', task: 'Task 1' },
      { code: 'EXPORT_CODE_INVENTED', task: 'Task 2' },
    ];
    const plain = { ...schedule, links: [], tasks };
    expect(writePmxml(plain).warnings).toEqual(told);
    expect(writeXer(plain, '2026-03-01').warnings).toEqual(told);
  });

  it('is told: what has begun or ended without saying when, and a milestone that is under way', () => {
    const tasks = [
      task('1', null, { progress: 0.5 }),
      task('2', null, { progress: 1, actualStart: '2026-03-02' }),
      task('3', null, { progress: 1, actualStart: '2026-03-02', actualFinish: '2026-03-03' }),
      task('4', null, { kind: 'milestone', end: '2026-03-02', duration: 0, actualStart: '2026-03-02' }),
    ];
    expect(writePmxml({ ...schedule, links: [], tasks }).warnings).toEqual([
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 1' },
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 2' },
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 4' },
      { code: 'EXPORT_DATA_DATE', task: '' },
    ]);
  });

  it('is no baseline that only a branch has', () => {
    const dates = { start: '2026-03-02', end: '2026-03-03' };
    const tasks = [
      task('1', null, { baselines: [{ number: 0, ...dates }] }),
      task('2', '1', { baselines: [{ number: 1, ...dates }] }),
    ];
    const text = Buffer.from(writePmxml({ ...schedule, links: [], tasks }).bytes).toString();
    expect(text.match(/<BaselineProject>/g)).toHaveLength(1);
  });

  it('is no tab or line end in a name, and no letter beyond the code page that P6 reads', () => {
    const text = 'Hormigón\tde pilar “A” – ñ €';
    const bytes = writeXer(
      { ...schedule, links: [], tasks: [task('1', null, { text })] },
      '2026-03-01',
    ).bytes;
    expect(Buffer.from(bytes).toString('latin1')).toContain('Hormig\xf3n de pilar \x93A\x94 \x96 \xf1 \x80');
    const back = readXer(bytes, 'x');
    expect(back.ok && back.schedule.tasks[0]!.text).toBe('Hormigón de pilar “A” – ñ €');
    const greek = writeXer(
      { ...schedule, links: [], tasks: [task('1', null, { text: 'Ω' })] },
      '2026-03-01',
    ).bytes;
    expect(new TextDecoder('utf-8', { fatal: true }).decode(greek)).toContain('Ω');
  });
});
