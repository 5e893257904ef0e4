import { readMspdi } from '../mspdi/read';
import { bytesOf, specMspdi, specTask } from '../testing/mspdi';
import { PROJECT_TABLES, specXer, xerTask } from '../testing/xer';
import { readPmxml } from '../pmxml/read';
import type { ReadResult } from '../read-result';
import { readXer } from '../xer/read';

const [PROJECT] = PROJECT_TABLES.PROJECT;

const ofXer = (moments: readonly string[]): ReadResult => {
  const projects = moments.map((last_recalc_date, n) => ({ ...PROJECT!, proj_id: n + 1, last_recalc_date }));
  const text = specXer({ ...PROJECT_TABLES, PROJECT: projects, TASK: [xerTask(1)] });
  return readXer(bytesOf(text), 'obra.xer');
};
const ofMspdi = (moment: string): ReadResult =>
  readMspdi(
    bytesOf(
      specMspdi({
        project: { StatusDate: moment },
        tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03') }],
      }),
    ),
    'obra.xml',
  );
const ofPmxml = (moment: string): ReadResult => {
  const activity =
    '<Activity><ObjectId>1</ObjectId><Id>A</Id><Name>A</Name><ProjectObjectId>1</ProjectObjectId>' +
    '<PlannedDuration>8</PlannedDuration><StartDate>2026-03-02T08:00:00</StartDate><FinishDate>2026-03-02T17:00:00</FinishDate></Activity>';
  const fields = `<ObjectId>1</ObjectId><Id>P</Id><Name>P</Name><PlannedStartDate>2026-03-02T08:00:00</PlannedStartDate><DataDate>${moment}</DataDate>`;
  const text = `<APIBusinessObjects><Project>${fields}${activity}</Project></APIBusinessObjects>`;
  return readPmxml(bytesOf(text), 'obra.xml');
};

function dataDateOf(result: ReadResult): string | undefined {
  if (!result.ok) throw new Error(result.code);
  const told = result.warnings.filter(({ code }) => code === 'DATA_DATE_SET');
  expect(told.map(({ params }) => params?.['after'])).toEqual(
    result.schedule.dataDate ? [result.schedule.dataDate] : [],
  );
  return result.schedule.dataDate;
}

describe('the data date of a file', () => {
  it.each([
    ['XER', ofXer(['mañana'])],
    ['Project XML', ofMspdi('31.03.2026')],
    ['P6 XML', ofPmxml('mañana')],
  ])('is told when it cannot be read: %s', (_format, result) => {
    expect(dataDateOf(result)).toBeUndefined();
    expect(result.ok && result.warnings.map(({ code }) => code)).toContain('DATE_UNREADABLE');
  });

  it('is the day of its moment, or the next when that day is over, and is told', () => {
    expect(dataDateOf(ofXer(['2026-03-13 08:00']))).toBe('2026-03-13');
    expect(dataDateOf(ofXer(['2026-03-13 17:00']))).toBe('2026-03-14');
    expect(dataDateOf(ofPmxml('2026-03-13T00:00:00'))).toBe('2026-03-13');
    expect(dataDateOf(ofMspdi('2026-03-13T17:00:00'))).toBe('2026-03-14');
    expect(dataDateOf(ofMspdi('2026-03-13T08:00:00'))).toBe('2026-03-13');
  });

  it('is none before the project has begun, or where the file has none that exists', () => {
    expect(dataDateOf(ofXer(['2026-03-02 08:00']))).toBeUndefined();
    expect(dataDateOf(ofXer(['']))).toBeUndefined();
    expect(dataDateOf(ofMspdi('2026-02-31T08:00:00'))).toBeUndefined();
  });

  it('draws out work under way that has no dates, whose days are counted as it then stands', () => {
    const begun = { Start: '', Finish: '', Duration: 'PT16H0M0S', PercentComplete: 50 };
    const result = readMspdi(
      bytesOf(
        specMspdi({
          project: { StatusDate: '2026-03-13T08:00:00' },
          tasks: [{ fields: specTask(1, '', '', begun) }],
        }),
      ),
      'obra.xml',
    );
    if (!result.ok) throw new Error(result.code);
    expect(result.schedule.tasks).toMatchObject([{ start: '2026-03-02', end: '2026-03-14', duration: 10 }]);
  });

  it('is told with what it moves, whose dates stay those of the file', () => {
    const tasks = [
      { fields: specTask(1, '2026-03-02', '2026-03-03') },
      { fields: specTask(2, '2026-03-02', '2026-03-03', { PercentComplete: 50 }) },
      { fields: specTask(3, '2026-03-02', '2026-03-03', { PercentComplete: 100 }) },
      { fields: specTask(4, '2026-03-16', '2026-03-16') },
    ];
    const project = { StatusDate: '2026-03-10T08:00:00' };
    const result = readMspdi(bytesOf(specMspdi({ project, tasks })), 'obra.xml');
    if (!result.ok) throw new Error(result.code);
    const moved = result.warnings.filter(({ code }) => code === 'DATA_DATE_MOVES');
    expect(moved.map(({ taskId, params }) => [taskId, params])).toEqual([
      ['1', { before: '2026-03-02', after: '2026-03-10' }],
      ['2', { before: '2026-03-03', after: '2026-03-10' }],
    ]);
    expect(result.schedule.tasks[0]).toMatchObject({ start: '2026-03-02', end: '2026-03-04' });
  });

  it('is the first of those of several projects', () => {
    expect(dataDateOf(ofXer(['2026-03-20 08:00', '2026-03-11 08:00']))).toBe('2026-03-11');
  });
});
