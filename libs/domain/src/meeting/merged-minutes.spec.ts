import fc from 'fast-check';
import { mergedMinutes, saysTheSame } from './merged-minutes';
import type { MinutesContent, SaidLine } from './minutes';

const STARTED = '2026-03-06T15:00:00.000Z';
const line = (id: string, text = id): SaidLine => ({ id, kind: 'note', about: null, text, until: null });
const minutes = (said: readonly SaidLine[], values: Partial<MinutesContent> = {}): MinutesContent => ({
  ...{ startedAt: STARTED, endedAt: null, attendance: [], said, outcomes: [] },
  ...values,
});
const texts = ({ said }: MinutesContent) => said.map(({ text }) => text);
const merged = (base: readonly SaidLine[], own: readonly SaidLine[], theirs: readonly SaidLine[]) =>
  texts(mergedMinutes(minutes(base), minutes(own), minutes(theirs)));

describe('minutes that two people wrote at once', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')];

  it.each<[string, SaidLine[], SaidLine[], SaidLine[], string[]]>([
    ['keep what both put in', [a], [a, b], [a, c], ['a', 'c', 'b']],
    ['let go of what one took out', [a, b], [a], [a, b, c], ['a', 'c']],
    ['let go of what the other took out', [a, b], [a, b, c], [b], ['b', 'c']],
    ['keep what one took out and the other changed', [a], [], [line('a', 'theirs')], ['theirs']],
    ['keep what the other took out and this one changed', [a], [line('a', 'own')], [], ['own']],
    ['keep the own of what both changed', [a], [line('a', 'own')], [line('a', 'theirs')], ['own']],
  ])('%s', (_what, base, own, theirs, expected) => {
    expect(merged(base, own, theirs)).toEqual(expected);
  });

  it('begin when the first of them began, and end when either ended them', () => {
    const later = { startedAt: '2026-03-06T15:05:00.000Z' };
    const ended = { endedAt: '2026-03-06T15:20:00.000Z' };
    expect(mergedMinutes(null, minutes([], later), minutes([])).startedAt).toBe(STARTED);
    expect(mergedMinutes(minutes([]), minutes([]), minutes([], ended)).endedAt).toBe(ended.endedAt);
    expect(mergedMinutes(minutes([]), minutes([], ended), minutes([])).endedAt).toBe(ended.endedAt);
    expect(mergedMinutes(minutes([], ended), minutes([]), minutes([], ended)).endedAt).toBeNull();
  });

  const some = fc
    .uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.constantFrom('x', 'y') }), {
      selector: ({ id }) => id,
    })
    .map((rows) => minutes(rows.map(({ id, text }) => line(id, text))));

  it('lose nothing that either put in or changed, and are the other’s where one changed nothing', () => {
    fc.assert(
      fc.property(some, some, some, (base, own, theirs) => {
        const both = mergedMinutes(base, own, theirs);
        const ids = both.said.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const was = new Map(base.said.map((row) => [row.id, row.text]));
        for (const { id, text } of own.said)
          if (was.get(id) !== text) expect(both.said).toContainEqual(line(id, text));
        const changed = new Set(own.said.filter(({ id, text }) => was.get(id) !== text).map(({ id }) => id));
        for (const { id, text } of theirs.said)
          if (was.get(id) !== text && !changed.has(id)) expect(both.said).toContainEqual(line(id, text));
        expect(saysTheSame(mergedMinutes(base, base, theirs), theirs)).toBe(true);
        expect(new Set(texts(mergedMinutes(base, own, base)))).toEqual(new Set(texts(own)));
      }),
    );
  });
});
