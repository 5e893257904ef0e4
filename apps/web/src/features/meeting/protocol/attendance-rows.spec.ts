import { askedPeople, withPresence } from './attendance-rows';

const person = (id: string, userId: string | null = null, isActive = true) => ({
  ...{ id, userId, isActive, firstName: id, lastName: '', email: '', company: 'Sur', function: '' },
  role: 'user' as const,
});
const ana = person('ana', 'u-ana');
const luis = person('luis');
const known = {
  speaking: [luis],
  responsibles: [ana, luis, person('gone', null, false)],
  members: [
    { id: 'u-ana', name: 'Ana' },
    { id: 'u-eva', name: 'Eva' },
  ],
};
const rosa = { id: 'g1', name: 'Rosa', company: 'Bombas', isGuest: true, isPresent: true };
const shown = (people: ReturnType<typeof askedPeople>) => people.map(({ id, isPresent }) => [id, isPresent]);

describe('who is asked for at a meeting', () => {
  it('is everybody of the project once, those whom it speaks of first', () => {
    expect(shown(askedPeople(known, []))).toEqual([
      ['luis', null],
      ['ana', null],
      ['u-eva', null],
    ]);
  });

  it('is also who was there and has left since, and the guests', () => {
    const left = { ...rosa, id: 'left', isGuest: false, isPresent: false };
    const people = askedPeople({ ...known, members: [] }, [left, rosa]);
    expect(shown(people).slice(2)).toEqual([
      ['left', false],
      ['g1', true],
    ]);
  });

  it('is said to be there or not, and taken back, in the place that they have', () => {
    const people = askedPeople(known, [rosa]);
    const [first, second] = people;
    const there = withPresence([rosa], [first!, second!], true);
    expect(there.map(({ id }) => id)).toEqual(['g1', 'luis', 'ana']);
    expect(there[1]).toEqual({ id: 'luis', name: 'luis', company: 'Sur', isGuest: false, isPresent: true });
    const absent = withPresence(there, [second!], false);
    expect(absent.map(({ isPresent }) => isPresent)).toEqual([true, true, false]);
    expect(withPresence(absent, [second!], null).map(({ id }) => id)).toEqual(['g1', 'luis']);
  });
});
