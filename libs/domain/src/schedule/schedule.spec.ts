import { interval, lateInterval, scheduled } from './testing/schedule';

describe('links', () => {
  it('follow each type with its lag', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 3 },
        { id: 'C', duration: 2 },
      ],
      links: ['A>B FS', 'A>C SS+2', 'B>C FF+1'],
    });
    expect(interval(schedule, 'A')).toBe('03-02..03-07');
    expect(interval(schedule, 'B')).toBe('03-09..03-12');
    expect(interval(schedule, 'C')).toBe('03-11..03-13');
    expect(['A', 'B', 'C'].map((id) => schedule.isCritical(id))).toEqual([true, true, true]);
    expect(schedule.projectEnd).toBe('2026-03-13');
  });

  it('leave float to what nothing waits for', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 3 },
        { id: 'C', duration: 2 },
        { id: 'D', duration: 1 },
      ],
      links: ['A>B FS', 'A>C SS+2', 'B>C FF+1', 'A>D FS'],
    });
    expect(interval(schedule, 'D')).toBe('03-09..03-10');
    expect(schedule.of('D')).toMatchObject({ totalFloat: 3, freeFloat: 3, critical: false });
  });

  it('overlap when the lag is negative', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 3 },
      ],
      links: ['A>B FS-2'],
    });
    expect(interval(schedule, 'B')).toBe('03-05..03-10');
  });

  it('are clamped at the start of the project', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'B', duration: 5 },
        { id: 'C', duration: 5 },
        { id: 'D', duration: 5 },
      ],
      links: ['A>B SF', 'A>C FF', 'A>D FS-9'],
    });
    for (const id of ['B', 'C', 'D']) expect(schedule.of(id)!.earlyStart).toBe('2026-03-02');
    expect(schedule.conflicts).toEqual([]);
  });

  it('tell free float from total float', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 1 },
        { id: 'B', duration: 1 },
        { id: 'C', duration: 9 },
      ],
      links: ['A>B'],
    });
    expect(schedule.of('A')).toMatchObject({ totalFloat: 7, freeFloat: 0 });
    expect(schedule.of('B')).toMatchObject({ totalFloat: 7, freeFloat: 7 });
  });
});

describe('milestones', () => {
  it('stand where their predecessor ends', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'M', kind: 'milestone' },
        { id: 'F', duration: 5 },
        { id: 'N', kind: 'milestone' },
      ],
      links: ['A>M', 'F>N'],
    });
    expect(interval(schedule, 'M')).toBe('03-04..03-04');
    expect(interval(schedule, 'N')).toBe('03-07..03-07');
  });

  it('stand on a working day when nothing precedes them', () => {
    const schedule = scheduled({
      tasks: [{ id: 'M', kind: 'milestone', constraintType: 'snet', constraintDate: '2026-03-07' }],
    });
    expect(interval(schedule, 'M')).toBe('03-09..03-09');
  });
});

describe('constraints', () => {
  it.each([
    ['snet', '2026-03-14', '03-16..03-17', 'a Saturday: the next working day'],
    ['snet', '2026-02-01', '03-02..03-03', 'before the project: no effect'],
    ['fnet', '2026-03-12', '03-12..03-13', 'the last worked day, inclusive'],
    ['mso', '2026-03-11', '03-11..03-12', 'on the day'],
    ['mfo', '2026-03-11', '03-11..03-12', 'worked last on the day'],
    ['snlt', '2026-03-11', '03-02..03-03', 'no effect on early dates'],
    ['fnlt', '2026-03-11', '03-02..03-03', 'no effect on early dates'],
  ] as const)('%s %s places one day of work at %s (%s)', (constraintType, constraintDate, expected, _why) => {
    const schedule = scheduled({ tasks: [{ id: 'B', duration: 1, constraintType, constraintDate }] });
    expect(interval(schedule, 'B')).toBe(expected);
    expect(schedule.conflicts).toEqual([]);
  });

  it.each([
    ['snlt', '2026-03-04', '03-04..03-05'],
    ['fnlt', '2026-03-04', '03-04..03-05'],
    ['mso', '2026-03-04', '03-04..03-05'],
    ['mfo', '2026-03-04', '03-04..03-05'],
  ] as const)('%s wins over a link, with negative float upstream and a conflict', (type, date, expected) => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 1, constraintType: type, constraintDate: date },
      ],
      links: ['A>B'],
    });
    expect(interval(schedule, 'B')).toBe(expected);
    expect(schedule.of('A')).toMatchObject({ totalFloat: -3, freeFloat: 0, critical: true, conflict: null });
    expect(schedule.conflicts).toEqual([{ taskId: 'B', reason: 'link' }]);
  });

  it('hold the late dates down to an upper bound', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2, constraintType: 'fnlt', constraintDate: '2026-03-05' },
        { id: 'Z', duration: 10 },
      ],
    });
    expect(lateInterval(schedule, 'A')).toBe('03-04..03-06');
    expect(schedule.of('A')!.totalFloat).toBe(2);
  });

  it('are not calculated before the project', () => {
    const schedule = scheduled({
      tasks: [{ id: 'A', duration: 2, constraintType: 'mso', constraintDate: '2026-02-10' }],
    });
    expect(interval(schedule, 'A')).toBe('03-02..03-04');
    expect(schedule.conflicts).toEqual([{ taskId: 'A', reason: 'projectStart' }]);
  });

  it('put an alap task at its late dates and its asap successors after it', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2, constraintType: 'alap' },
        { id: 'B', duration: 1 },
        { id: 'Z', duration: 10 },
      ],
      links: ['A>B'],
    });
    expect(interval(schedule, 'A')).toBe('03-11..03-13');
    expect(interval(schedule, 'B')).toBe('03-13..03-14');
    expect(schedule.of('A')).toMatchObject({ totalFloat: 0, critical: true });
  });
});

describe('summaries', () => {
  const tasks = [
    { id: 'S', index: 0 },
    { id: 'a', parent: 'S', index: 0, duration: 2 },
    { id: 'b', parent: 'S', index: 1, duration: 5 },
    { id: 'X', index: 1, duration: 3 },
  ];

  it('span their leaves', () => {
    const schedule = scheduled({ tasks, links: ['a>b'] });
    expect(schedule.of('S')).toMatchObject({
      earlyStart: '2026-03-02',
      earlyEnd: '2026-03-11',
      duration: 7,
      totalFloat: 0,
      critical: true,
    });
  });

  it('bind every descendant as a target', () => {
    const schedule = scheduled({ tasks, links: ['X>S'] });
    expect(interval(schedule, 'a')).toBe('03-05..03-07');
    expect(interval(schedule, 'b')).toBe('03-05..03-12');
    expect(schedule.of('X')!.critical).toBe(true);
  });

  it('bind from their last end as a source', () => {
    const schedule = scheduled({ tasks, links: ['S>X FS'] });
    expect(interval(schedule, 'X')).toBe('03-09..03-12');
    expect(schedule.of('a')).toMatchObject({ totalFloat: 3, freeFloat: 3 });
    expect(schedule.of('b')).toMatchObject({ totalFloat: 0, freeFloat: 0 });
  });

  it('bind from their first start as a source', () => {
    const schedule = scheduled({
      tasks: [...tasks, { id: 'P', duration: 1 }],
      links: ['P>b', 'P>a', 'S>X SS+2'],
    });
    expect(interval(schedule, 'X')).toBe('03-05..03-10');
  });

  it('bind the ends of every descendant by links to their end', () => {
    const schedule = scheduled({ tasks, links: ['X>S FF+4'] });
    expect(interval(schedule, 'a')).toBe('03-09..03-11');
    expect(interval(schedule, 'b')).toBe('03-04..03-11');
  });

  it('pass on the free float of what follows them, or of what they let through', () => {
    const more = [...tasks, { id: 'Z', duration: 8 }, { id: 'Y', duration: 1 }];
    const source = scheduled({ tasks: more, links: ['S>Y', 'Z>Y'] });
    expect([source.of('a')!.freeFloat, source.of('b')!.freeFloat]).toEqual([6, 3]);
    const gate = scheduled({ tasks: more, links: ['Y>S', 'Z>a', 'Z>b FF+9'] });
    expect(gate.of('Y')!.freeFloat).toBe(7);
  });

  it('leave free float to children that do not give them their first start', () => {
    const schedule = scheduled({
      tasks: [...tasks, { id: 'P', duration: 1 }, { id: 'Z', duration: 9 }],
      links: ['P>b', 'S>X SS'],
    });
    expect(schedule.of('b')!.freeFloat).toBe(3);
  });

  it('bind through several levels', () => {
    const schedule = scheduled({
      tasks: [
        ...tasks,
        { id: 'T', index: 9 },
        { id: 'U', parent: 'T' },
        { id: 'u', parent: 'U', duration: 1 },
      ],
      links: ['S>T'],
    });
    expect(interval(schedule, 'u')).toBe('03-09..03-10');
  });
});
