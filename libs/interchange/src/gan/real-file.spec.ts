import type { ImportedTask } from '@plomada/domain';
import { describeWithRealFiles, realFile } from '../shared-data';
import { readGan } from './read';

const NAME = 'bardsoftwa__HouseBuildingSample.gan';
const DAY = 86_400_000;
const LINK_TYPES: Readonly<Record<string, string>> = { '1': '1', '2': '0', '3': '2', '4': '3' };

/** A start tag's field, by the text alone. */
const of = (tag: string, field: string): string =>
  (new RegExp(` ${field}="([^"]*)"`).exec(tag)?.[1] ?? '').replace(/&amp;/g, '&').trim();

interface Row {
  readonly tag: string;
  readonly parent: string | null;
}

/** The task tags, each with the id of the one that it stands in, by counting what opens and closes. */
function taskRows(text: string): readonly Row[] {
  const rows: Row[] = [];
  const open: string[] = [];
  for (const [tag] of text.matchAll(/<task [^>]*>|<\/task>/g)) {
    if (tag === '</task>') {
      open.pop();
      continue;
    }
    rows.push({ tag, parent: open.at(-1) ?? null });
    if (!tag.endsWith('/>')) open.push(of(tag, 'id'));
  }
  return rows;
}

/** The day after so many weekdays from a day, counted one by one. */
function endOf(start: string, days: number): string {
  let at = Date.parse(start);
  for (let left = days; left > 0; at += DAY) if (new Date(at).getUTCDay() % 6 !== 0) left -= 1;
  return new Date(at).toISOString().slice(0, 10);
}

/** Milestones that nothing leads to, on days of their own. */
const BY_HAND = ['17', '18', '20'];

describeWithRealFiles('a real GanttProject file', () => {
  const load = () => {
    const bytes = realFile('other', NAME);
    const result = readGan(bytes, NAME);
    if (!result.ok) throw new Error(result.code);
    return { ...result, text: new TextDecoder().decode(bytes) };
  };

  it('keeps every field of its tasks', () => {
    const { text, schedule } = load();
    const rows = taskRows(text);
    expect(schedule.tasks).toHaveLength(20);
    const parents = new Set(rows.map(({ parent }) => parent));
    const expected = rows.map(({ tag, parent }): Partial<ImportedTask> => {
      const [id, start, days] = [of(tag, 'id'), of(tag, 'start'), Number(of(tag, 'duration'))];
      const shared = {
        id,
        parent,
        text: of(tag, 'name'),
        constraintType: BY_HAND.includes(id) ? ('snet' as const) : ('asap' as const),
        constraintDate: BY_HAND.includes(id) ? start : null,
      };
      // Dates and progress of a summary are those of its tasks.
      if (parents.has(id)) return { ...shared, kind: 'task', start };
      if (of(tag, 'meeting') === 'true')
        return { ...shared, kind: 'milestone', start, end: start, duration: 0 };
      const progress = Number(of(tag, 'complete')) / 100;
      return { ...shared, kind: 'task', start, end: endOf(start, days), duration: days, progress };
    });
    expect(schedule.tasks).toMatchObject(expected);
  });

  it('keeps its links with type and lag, its resources and who has how much of them', () => {
    const { text, schedule } = load();
    const links = [...text.matchAll(/<task [^>]*>|<depend [^>]*>/g)].reduce<{ from: string; all: string[] }>(
      ({ from, all }, [tag]) =>
        tag.startsWith('<task')
          ? { from: of(tag, 'id'), all }
          : {
              from,
              all: [
                ...all,
                [from, of(tag, 'id'), LINK_TYPES[of(tag, 'type')], of(tag, 'difference')].join(' '),
              ],
            },
      { from: '', all: [] },
    );
    expect(schedule.links.map((link) => Object.values(link).join(' ')).sort()).toEqual(links.all.sort());
    const resources = [...text.matchAll(/<resource [^>]*>/g)].map(([tag]) => ({
      id: of(tag, 'id'),
      name: of(tag, 'name'),
    }));
    expect(schedule.resources).toEqual(resources);
    const amounts = [...text.matchAll(/<allocation [^>]*>/g)].map(([tag]) =>
      [of(tag, 'task-id'), of(tag, 'resource-id'), Math.round(Number(of(tag, 'load')) / 100)].join(' '),
    );
    expect(amounts.length).toBeGreaterThan(0);
    expect(
      schedule.tasks
        .flatMap((task) => task.resources.map(({ id, amount }) => `${task.id} ${id} ${amount}`))
        .sort(),
    ).toEqual(amounts.sort());
  });

  it('has its week, no days off near its work, and tells of what people placed and the fields that they added', () => {
    const { schedule, warnings } = load();
    expect(schedule).toMatchObject({ startDate: '2024-05-27', workingDays: '0111110', holidays: [] });
    expect(
      warnings
        .filter(({ code }) => code !== 'AMOUNT_CHANGED')
        .map(({ code, taskId, params }) => [code, taskId, params]),
    ).toEqual([
      ['CUSTOM_FIELDS_LEFT_OUT', null, { before: 20, after: 0 }],
      ...BY_HAND.map((id) => [
        'TASK_MANUAL',
        id,
        { after: schedule.tasks.find((task) => task.id === id)!.start },
      ]),
    ]);
    const halves = warnings
      .filter(({ code }) => code === 'AMOUNT_CHANGED')
      .map(({ params }) => params?.['before']);
    expect(new Set(halves)).toEqual(new Set(['0.5']));
  });
});
