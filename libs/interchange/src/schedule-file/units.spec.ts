import { type ImportedSchedule, importedTask } from '@plomada/domain';
import { readScheduleJson } from '../json/read';
import { writeScheduleJson } from '../json/write';
import { readMspdi } from '../mspdi/read';
import { writeMspdi } from '../mspdi/write';
import { readPmxml } from '../pmxml/read';
import { writePmxml } from '../pmxml/write';
import type { ReadResult } from '../read-result';
import { bytesOf } from '../testing/mspdi';
import { PROJECT_TABLES, specXer, xerTask } from '../testing/xer';
import { readXer } from '../xer/read';
import { writeXer } from '../xer/write';

const P6 = specXer({
  ...PROJECT_TABLES,
  TASK: [xerTask(1)],
  UMEASURE: [{ unit_id: 4, unit_abbrev: 'm3', unit_name: 'Cubic metre' }],
  RSRC: [
    { rsrc_id: 1, rsrc_name: 'Excavadora', rsrc_type: 'RT_Equip' },
    { rsrc_id: 2, rsrc_name: 'Hormigón', rsrc_type: 'RT_Mat', unit_id: 4 },
    { rsrc_id: 3, rsrc_name: 'Puertas', rsrc_type: 'RT_Mat' },
  ],
  RSRCRATE: [{ rsrc_id: 1, cost_per_qty: 90 }],
  TASKRSRC: [
    { task_id: 1, rsrc_id: 1, target_qty: 128 },
    { task_id: 1, rsrc_id: 2, target_qty: 30.4 },
    { task_id: 1, rsrc_id: 3, target_qty: 12 },
  ],
});

function success(result: ReadResult) {
  if (!result.ok) throw new Error(result.code);
  return result;
}
const FILE = success(readXer(bytesOf(P6), 'obra.xer'));

/** Each resource of the one task as `128 h Excavadora`. */
function needs({ tasks, resources }: ImportedSchedule): readonly string[] {
  const byId = new Map(resources.map((one) => [one.id, one]));
  return tasks.flatMap((task) =>
    task.resources.map(({ id, amount }) =>
      [amount, byId.get(id)!.unit, byId.get(id)!.name].filter(Boolean).join(' '),
    ),
  );
}

describe('the amounts of a file', () => {
  it('have their unit, are whole, and what was rounded is told with the rates', () => {
    expect(needs(FILE.schedule)).toEqual(['128 h Excavadora', '30 m3 Hormigón', '12 Puertas']);
    const told = FILE.warnings.map(({ code, params }) => [code, params?.['before'], params?.['after']]);
    expect(told).toEqual([
      ['RATES_LEFT_OUT', 1, 0],
      ['AMOUNT_CHANGED', '30.4', 30],
    ]);
  });

  it.each<[string, (schedule: ImportedSchedule) => ReadResult]>([
    ['Project XML', (schedule) => readMspdi(bytesOf(writeMspdi(schedule)), 'x')],
    ['XER', (schedule) => readXer(writeXer(schedule, '2026-03-01').bytes, 'x')],
    ['P6 XML', (schedule) => readPmxml(writePmxml(schedule).bytes, 'x')],
    ['our JSON', (schedule) => readScheduleJson(writeScheduleJson(schedule).bytes, 'x')],
  ])('come back from %s as they were', (_, again) => {
    expect(needs(success(again(FILE.schedule)).schedule)).toEqual(needs(FILE.schedule));
  });

  it('are hours of work in Project XML, however many work at a time', () => {
    const text = writeMspdi(FILE.schedule);
    const [work] = text.match(/<Assignment>.*?<[/]Assignment>/s)!;
    expect([/<Work>(.*?)</.exec(work)?.[1], /<Units>(.*?)</.exec(work)?.[1]]).toEqual(['PT128H0M0S', '8']);
    const days = { start: '2026-03-02', end: '2026-03-14', duration: 10 };
    const task = importedTask({ id: '1', ...days, resources: [{ id: '1', amount: 60 }] });
    const partTime = writeMspdi({ ...FILE.schedule, tasks: [task] });
    expect(/<Units>(.*?)</.exec(partTime)?.[1]).toBe('0.75');
  });
});
