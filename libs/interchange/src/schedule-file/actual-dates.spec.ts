import { readMspdi } from '../mspdi/read';
import { bytesOf, specMspdi, specTask } from '../testing/mspdi';

/** What becomes of a task of Wednesday and Thursday, in a project that begins on Monday 2026-03-02. */
function readTask(actualStart: string, PercentComplete = 0) {
  const actual = { ActualStart: `${actualStart}T08:00:00`, ActualFinish: `${actualStart}T08:00:00` };
  const task = specTask(1, '2026-03-04', '2026-03-05', { ...actual, PercentComplete });
  const result = readMspdi(bytesOf(specMspdi({ tasks: [{ fields: task }] })), 'obra.xml');
  if (!result.ok) throw new Error(result.code);
  const told = result.warnings.find(({ code }) => code === 'ACTUAL_START_LEFT_OUT');
  return { ...result.schedule.tasks[0]!, told: told?.params };
}

describe('an actual start', () => {
  it.each(['2000-01-01', '2026-02-27', '2026-03-06'])(
    'that the dates contradict is none while nothing is done: %s',
    (day) => {
      const told = { before: day, after: '2026-03-04' };
      expect(readTask(day)).toMatchObject({ actualStart: null, actualFinish: null, told });
    },
  );

  it.each([
    ['2026-03-03', 0],
    ['2026-03-05', 0],
    ['2026-02-27', 10],
  ])('is kept elsewhere in the project, and where something is done: %s, %d %%', (day, percent) => {
    expect(readTask(day, percent)).toMatchObject({ actualStart: day, told: undefined });
  });
});
