import {
  createPlan,
  defaultSettings,
  newTask,
  type Responsible,
  type Restriction,
  Table,
  type Task,
} from '@plomada/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { type FeedContent, writeOwnCalendar } from './feed';

const ana: Responsible = {
  ...{ id: 'ana', userId: 'u-ana', firstName: 'Ana', lastName: 'Soto', email: 'ana@obra.cl', company: '' },
  ...{ function: '', role: 'user', isActive: true },
};
const task = (values: Partial<Task> & Pick<Task, 'id'>): Task =>
  newTask({
    ...{ text: values.id, index: 0, start: '2026-03-05', end: '2026-03-10', duration: 3 },
    responsibles: ['ana'],
    ...values,
  });
const restriction = (values: Partial<Restriction> = {}): Restriction => ({
  ...{ id: 'r', taskIds: ['a'], family: 'Materiales', type: 1, detail: 'Comprar acero', comments: '' },
  ...{ responsible: 'ana', created: '2026-02-20', commited: null, required: '2026-03-02', released: null },
  ...{ releasedTerm: null, inProcess: false, ...values },
});

interface Given {
  readonly tasks?: readonly Task[];
  readonly restrictions?: readonly Restriction[];
  readonly contents?: readonly FeedContent[];
  readonly lang?: 'es' | 'en';
  readonly timeZone?: string;
}
function written({ tasks = [], restrictions = [], lang = 'es', timeZone, ...more }: Given): string {
  const settings = { ...defaultSettings('Torre; Norte', '2026-03-02'), timeZone: timeZone ?? null };
  const plan = {
    ...createPlan(settings, 'term-1'),
    responsibles: Table.of([ana]),
    tasks: Table.of(tasks),
    restrictions: Table.of(restrictions),
  };
  const contents = more.contents ?? ['tasks', 'restrictions'];
  return writeOwnCalendar(plan, {
    ...{ projectId: 'p1', userId: 'u-ana', contents, lang },
    now: '2026-03-04T10:20:30.123Z',
  });
}

/** What a calendar shows of it, by the parser of one. */
function shown(given: Given) {
  const calendar = new ICAL.Component(ICAL.parse(written(given)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      allDay: event.startDate.isDate,
      first: event.startDate.toString(),
      /** The first day that it does not take up. */
      end: event.endDate.toString(),
      zone: event.startDate.zone.tzid,
      summary: event.summary,
      detail: event.description,
    };
  });
}

describe('a calendar to subscribe to', () => {
  it('is one that clients take where there is nothing to tell: the format wants a component', () => {
    const calendar = new ICAL.Component(ICAL.parse(written({})));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });

  it('shows a task on all its days, the last worked one included', () => {
    expect(shown({ tasks: [task({ id: 'a', text: 'Losa', detail: 'Eje 3' })] })).toEqual([
      {
        ...{ uid: 'a@p1.plomada', allDay: true, first: '2026-03-05', end: '2026-03-10', zone: 'floating' },
        ...{ summary: 'Losa', detail: 'Avance: 0 %\nEje 3' },
      },
    ]);
  });

  it('is on the same days wherever it is read and wherever the project is', () => {
    const days = ['Pacific/Kiritimati', 'America/Santiago', 'Pacific/Pago_Pago'].map((timeZone) =>
      shown({ tasks: [task({ id: 'a' })], timeZone }).map(({ first, end, zone }) => [first, end, zone]),
    );
    expect(days).toEqual([days[0], days[0], days[0]]);
  });

  it('shows a task of one day and a milestone on one day each', () => {
    const milestone = task({
      ...{ id: 'm', index: 1, kind: 'milestone', start: '2026-03-10', end: '2026-03-10', duration: 0 },
    });
    const oneDay = task({ id: 'one', end: '2026-03-06', duration: 1 });
    expect(shown({ tasks: [oneDay, milestone] }).map(({ first, end }) => [first, end])).toEqual([
      ['2026-03-05', '2026-03-06'],
      ['2026-03-10', '2026-03-11'],
    ]);
  });

  it('shows a restriction on the day that was committed, else on the required one', () => {
    const restrictions = [restriction({ id: 'x' }), restriction({ id: 'y', commited: '2026-03-09' })];
    const tasks = [task({ id: 'a', text: 'Losa', responsibles: [] })];
    expect(shown({ tasks, restrictions })).toMatchObject([
      { uid: 'restriction-x@p1.plomada', first: '2026-03-02', summary: 'Restricción: Comprar acero' },
      { first: '2026-03-09', end: '2026-03-10', detail: 'Tareas: Losa\nAna Soto' },
    ]);
  });

  it('says it in the language of its owner', () => {
    const given: Given = {
      tasks: [task({ id: 'a', progress: 0.5 })],
      restrictions: [restriction()],
      lang: 'en',
    };
    expect(shown(given)).toMatchObject([
      { detail: 'Progress: 50 %' },
      { summary: 'Constraint: Comprar acero', detail: 'Tasks: a\nAna Soto' },
    ]);
  });

  it.each<[readonly FeedContent[], string[]]>([
    [['tasks'], ['a']],
    [['restrictions'], ['restriction-r']],
    [
      ['restrictions', 'tasks'],
      ['a', 'restriction-r'],
    ],
  ])('has of %j those alone', (contents, ids) => {
    const all = shown({ tasks: [task({ id: 'a' })], restrictions: [restriction()], contents });
    expect(all.map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@p1.plomada`));
  });

  it('marks what is done, and is a calendar also where there is nothing', () => {
    expect(shown({ tasks: [task({ id: 'a', text: 'Losa', progress: 1 })] })[0]!.summary).toBe('✓ Losa');
    expect(shown({})).toEqual([]);
    expect(written({})).toContain('X-WR-CALNAME:Torre\\; Norte\r\n');
  });

  it('comes back from a calendar as it was said, whatever people write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        const [event, ...others] = shown({ tasks: [task({ id: 'a', text, detail: text })] });
        const read = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
        expect(others).toEqual([]);
        expect(event!.summary).toBe(read);
        expect(event!.detail).toBe(`Avance: 0 %\n${read}`);
      }),
      { numRuns: 300 },
    );
  });
});
