import type { ImportedLink, ImportedSchedule } from '@plomada/domain';
import { readSchedule } from '../formats';
import { readPmxml } from '../pmxml/read';
import { writePmxml } from '../pmxml/write';
import type { ReadResult } from '../read-result';
import { describeWithRealFiles, realFile, realFiles } from '../shared-data';
import { readXer } from '../xer/read';
import { writeXer } from '../xer/write';

const FOLDERS = ['mspdi', 'pmxml', 'xer'];
/** Refused; with letters in their ids, which are renumbered; the larger of two alike. */
const PASSED_OVER = /recurring|Hotel|deep-wbs|negative-lag|51_mp/;
const files = FOLDERS.flatMap((folder) =>
  realFiles(folder)
    .filter((name) => !PASSED_OVER.test(name))
    .map((name) => [folder, name] as const),
);

/** Branches and work are numbered apart in P6. */
const plain = (id: string | null): string | null => id && id.replace(/^w(?=\d)/, '');

/** What P6 holds of a schedule and says nothing about when it is written. */
function keptOf(schedule: ImportedSchedule): unknown {
  const parents = new Set(schedule.tasks.map(({ parent }) => parent));
  const names = new Map(schedule.resources.map(({ id, name }) => [id, name]));
  const { name, startDate, workingDays, holidays, links } = schedule;
  return {
    name,
    startDate,
    workingDays,
    holidays,
    resources: [...names.values()],
    links: new Set(links.map(({ source, target, type, lag }) => `${source} ${target} ${type} ${lag}`)),
    branches: schedule.tasks
      .filter(({ id }) => parents.has(id))
      .map(({ id, parent, ...row }) => ({
        id: plain(id),
        parent: plain(parent),
        shown: [row.text, row.detail, row.start, row.end, row.duration],
      })),
    work: new Map(
      schedule.tasks
        .filter(({ id }) => !parents.has(id))
        .map(({ wbs: _, actualStart: _start, actualFinish: _finish, baselines: _dates, ...task }) => [
          task.id,
          {
            ...task,
            parent: plain(task.parent),
            resources: task.resources.map(({ id, amount }) => [names.get(id), amount]),
          },
        ]),
    ),
  };
}

function scheduleOf(result: ReadResult): ImportedSchedule {
  if (!result.ok) throw new Error(result.code);
  return result.schedule;
}

describeWithRealFiles('a real schedule written for P6 and read back', () => {
  it.each(files)('has the same work, branches, links, calendar and amounts: %s/%s', (folder, file) => {
    const schedule = scheduleOf(readSchedule(realFile(folder, file), file));
    const links = schedule.links.filter(isBetweenWork(schedule));
    const kept = keptOf({ ...schedule, links });
    const written = { ...schedule, links };
    expect(keptOf(scheduleOf(readXer(writeXer(written, '2026-03-01').bytes, file)))).toEqual(kept);
    expect(keptOf(scheduleOf(readPmxml(writePmxml(written).bytes, file)))).toEqual(kept);
  });
});

/** Those of branches are said in other words: other specs have them. */
function isBetweenWork({ tasks }: ImportedSchedule): (link: ImportedLink) => boolean {
  const parents = new Set(tasks.map(({ parent }) => parent));
  return ({ source, target }) => !parents.has(source) && !parents.has(target);
}
