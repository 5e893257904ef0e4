import { type Attendee, nameOf, type Responsible } from '@plomada/domain';
import type { MeetingPerson } from '../../minutes/minutes-api';

/** Somebody who is asked for; null where nothing is said of them yet. */
export interface AskedPerson extends Omit<Attendee, 'isPresent'> {
  readonly isPresent: boolean | null;
}

interface Known {
  /** Those whom the meeting speaks of. They come first. */
  readonly speaking: readonly Responsible[];
  readonly responsibles: readonly Responsible[];
  /** Who holds roles in the project: whoever is a responsible too stands there once. */
  readonly members: readonly MeetingPerson[];
}

/** Everybody who is asked for at a meeting: the project's people, those of whom something is said already, and guests. */
export function askedPeople(
  { speaking, responsibles, members }: Known,
  attendance: readonly Attendee[],
): readonly AskedPerson[] {
  const said = new Map(attendance.map((one) => [one.id, one]));
  const first = new Set(speaking.map(({ id }) => id));
  const active = responsibles.filter(({ id, isActive }) => isActive && !first.has(id));
  const known = [...speaking, ...active].map(personOf);
  const accounts = new Set(responsibles.flatMap(({ id, userId }) => [id, userId]));
  const others = members
    .filter(({ id, name }) => name !== '' && !accounts.has(id))
    .map(({ id, name }) => ({ id, name, company: '', isGuest: false }));
  const here = new Set([...known, ...others].map(({ id }) => id));
  const everybody = [...known, ...others, ...attendance.filter(({ id }) => !here.has(id))];
  return everybody.map((one) => ({ ...one, isPresent: said.get(one.id)?.isPresent ?? null }));
}

const personOf = (person: Responsible) => ({
  ...{ id: person.id, name: nameOf(person), company: person.company, isGuest: false },
});

/** The attendance once something is said of some, or taken back. */
export function withPresence(
  attendance: readonly Attendee[],
  people: readonly AskedPerson[],
  isPresent: boolean | null,
): readonly Attendee[] {
  const spoken = new Map(people.map((one) => [one.id, one]));
  const before = new Set(attendance.map(({ id }) => id));
  const put = (one: AskedPerson | Attendee): readonly Attendee[] => {
    if (isPresent === null) return one.isGuest ? [{ ...one, isPresent: false }] : [];
    return [{ ...one, isPresent }];
  };
  return [
    ...attendance.flatMap((one) => (spoken.has(one.id) ? put(one) : [one])),
    ...people.filter(({ id }) => !before.has(id)).flatMap(put),
  ];
}
