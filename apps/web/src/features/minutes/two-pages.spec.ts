import type { MinutesContent, SaidLine } from '@plomada/domain';
import { keyOf, minutesActions, minutesReducer, type MinutesState } from './minutes-slice';

const of = { projectId: 'p1', number: 1, date: '2026-03-06' };
const line = (id: string, text = id): SaidLine => ({ id, kind: 'note', about: null, text, until: null });
const content = (...said: readonly SaidLine[]): MinutesContent => ({
  ...{ startedAt: '2026-03-06T15:00:00.000Z', endedAt: null, attendance: [], said, outcomes: [] },
});
const empty = minutesReducer(undefined, minutesActions.opened({ projectId: 'p1', unsent: [] }));
const wrote = (state: MinutesState, written: MinutesContent) =>
  minutesReducer(state, minutesActions.changed({ ...of, content: written }));
const told = (state: MinutesState, own: MinutesContent) =>
  minutesReducer(state, minutesActions.writtenElsewhere({ ...of, unsent: { base: null, own } as never }));
const own = (state: MinutesState) => state.meetings[keyOf(of)]!.own!;

describe('two pages of one browser that write the same minutes without a network', () => {
  it('have the lines of both, and write to each other no more', () => {
    let first = wrote(empty, content(line('a')));
    let second = wrote(empty, content(line('b')));
    second = told(second, own(first));
    first = told(first, own(second));
    expect(
      own(second)
        .said.map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(own(first)).toBe(own(second));
  });

  it('have what was written last where both wrote the same line', () => {
    const second = wrote(empty, content(line('a', 'earlier')));
    expect(own(told(second, content(line('a', 'later')))).said[0]!.text).toBe('later');
  });

  it('take over what the other has as it stands', () => {
    const theirs = content(line('a'));
    expect(own(told(empty, theirs))).toBe(theirs);
  });
});
