import type { ImportedSchedule } from '@plomada/domain';
import { readSchedule } from '../formats';
import { writeScheduleJson } from '../json/write';
import { writeMspdi } from '../mspdi/write';
import { scheduleOfPlan } from '../plan-schedule';
import { writePmxml } from '../pmxml/write';
import { describeWithRealFiles, realFile, realFiles } from '../shared-data';
import { loaded } from '../testing/loaded';
import { writeXer } from '../xer/write';

type Write = (schedule: ImportedSchedule) => Uint8Array;
const FORMATS: readonly (readonly [file: string, write: Write])[] = [
  ['obra.mspdi.xml', (schedule) => new TextEncoder().encode(writeMspdi(schedule))],
  ['obra.p6.xml', (schedule) => writePmxml(schedule).bytes],
  ['obra.xer', (schedule) => writeXer(schedule, '2026-03-01').bytes],
  ['obra.json', (schedule) => writeScheduleJson(schedule).bytes],
];
const PEOPLE = ['Ana Rojas', 'José Núñez & hijos', 'Li <Wei> "Oso"'];

function readBack(name: string, bytes: Uint8Array): ImportedSchedule {
  const result = readSchedule(bytes, name);
  if (!result.ok) throw new Error(`${name}: ${result.code}`);
  return result.schedule;
}

/** Every third task to nobody, the others to one or two. */
function staffed(schedule: ImportedSchedule): ImportedSchedule {
  const responsibles = PEOPLE.map((name, position) => ({
    id: `${900_000 + position}`,
    name,
    ...(position !== 1 && { email: `persona${position}@obra.cl` }),
  }));
  return {
    ...schedule,
    responsibles,
    tasks: schedule.tasks.map((task, position) => {
      const ids = responsibles.slice(0, position % 3).map(({ id }) => id);
      return ids.length > 0 ? { ...task, responsibles: ids } : task;
    }),
  };
}

/** Who answers for each piece of work, by the work's place among those of its name. */
function answeringOf({ tasks, responsibles = [] }: ImportedSchedule): unknown {
  const names = new Map(responsibles.map(({ id, name }) => [id, name]));
  const parents = new Set(tasks.map(({ parent }) => parent));
  return tasks
    .filter(({ id }) => !parents.has(id))
    .map(({ text, start, end, responsibles: ids = [] }) =>
      [text, start, end, ...ids.map((id) => names.get(id))].join(' | '),
    )
    .sort();
}

describeWithRealFiles('the responsibles of a real schedule', () => {
  const files = ['mspdi', 'pmxml', 'xer'].flatMap((folder) =>
    realFiles(folder)
      .filter((name) => !/recurring|Hotel|deep-wbs|negative-lag|51_mp/.test(name))
      .map((name) => [folder, name] as const),
  );

  it.each(files)('come back from every format, %s/%s', (folder, name) => {
    const first = readSchedule(realFile(folder, name), name);
    if (!first.ok) throw new Error(first.code);
    // As a plan has it: numbered, and its resources apart from its people.
    const plan = loaded(staffed(first.schedule));
    const schedule = scheduleOfPlan(plan);
    for (const [file, write] of FORMATS) {
      const back = readBack(file, write(schedule));
      expect([file, answeringOf(back)]).toEqual([file, answeringOf(schedule)]);
      expect([file, back.responsibles?.map(({ name, email }) => [name, email])]).toEqual([
        file,
        schedule.responsibles?.map(({ name, email }) => [name, email]),
      ]);
      expect([file, back.resources.map((one) => one.name)]).toEqual([
        file,
        schedule.resources.map((one) => one.name),
      ]);
      // In the same project they have the same tasks again.
      expect(answeringOf(scheduleOfPlan(loaded(back)))).toEqual(answeringOf(schedule));
    }
  });
});
