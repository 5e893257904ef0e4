import { minutesHeld, openDecisions, type SaidLine } from './minutes';

const line = (id: string, kind: SaidLine['kind'] = 'decision'): SaidLine => ({
  ...{ id, kind, about: null, text: `Línea ${id}`, until: null },
});

const of = (number: number, date = '2026-03-06') => ({ number, date });

describe('the decisions of earlier meetings', () => {
  const first = { ...of(1), said: [line('pump'), line('crane'), line('rain', 'note')], outcomes: [] };
  const second = { ...of(2), said: [line('steel')], outcomes: [{ id: 'pump', isDone: true }] };
  const third = { ...of(3), said: [], outcomes: [{ id: 'crane', isDone: false }] };
  const waiting = (number: number, minutes = [first, second, third]) =>
    openDecisions(minutes, of(number)).map(({ id, termNumber }) => [id, termNumber]);

  it.each([
    ['none are there before the first', 1, []],
    [
      'those of the last one, and no notes',
      2,
      [
        ['pump', 1],
        ['crane', 1],
      ],
    ],
    [
      'what was done is over, the rest goes on',
      3,
      [
        ['crane', 1],
        ['steel', 2],
      ],
    ],
    [
      'what was not done goes on too',
      4,
      [
        ['crane', 1],
        ['steel', 2],
      ],
    ],
  ])('%s', (_what, number, expected) => {
    expect(waiting(number)).toEqual(expected);
    expect(waiting(number, [third, second, first])).toEqual(expected);
  });

  it('go on to a later meeting about the same term, and not to an earlier one', () => {
    const again = { ...first, ...of(1, '2026-03-13'), said: [], outcomes: [{ id: 'pump', isDone: true }] };
    const before = (date: string) => openDecisions([again, first], of(1, date)).map(({ id }) => id);
    expect(openDecisions([again, first], of(2))[0]).toMatchObject({ termNumber: 1, date: '2026-03-06' });
    expect(before('2026-03-06')).toEqual([]);
    expect(before('2026-03-13')).toEqual(['pump', 'crane']);
    expect(before('2026-03-20')).toEqual(['crane']);
  });
});

describe('how long a meeting took', () => {
  const startedAt = '2026-03-06T15:00:00.000Z';
  it.each([
    ['until its end', '2026-03-06T15:20:59.000Z', '2026-03-09T08:00:00.000Z', 20],
    ['until now while it goes on', null, '2026-03-06T15:14:59.000Z', 14],
    ['no longer than half a day where nobody ended it', null, '2026-03-09T08:00:00.000Z', 720],
    ['nothing where a clock runs behind', null, '2026-03-06T14:59:00.000Z', 0],
  ])('is counted %s', (_what, endedAt, now, expected) => {
    expect(minutesHeld({ startedAt, endedAt }, now)).toBe(expected);
  });
});
