import { accentlessKey } from '../names/name-key';
import type { Responsible } from '../plan/plan';
import { choosable, nameOf } from './choice';

/** What somebody typed as people of a project: those, or the part that is nobody's name, or that of several. */
export type TypedPeople =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly why: 'unknown' | 'several'; readonly part: string };

/**
 * Reads people as they are typed, with `,` or `;` between: a whole name, or as much of a first, last or whole name as nobody else's begins
 * with. Case, accents and blanks make no difference. `present` are those who may be named though they are no longer active.
 */
export function typedPeople(
  people: readonly Responsible[],
  present: readonly string[],
  typed: string,
): TypedPeople {
  const offered = choosable(people, new Set(present)).map((person) => ({
    id: person.id,
    whole: accentlessKey(nameOf(person)),
    begins: [nameOf(person), person.firstName, person.lastName].map(accentlessKey),
  }));
  const ids: string[] = [];
  for (const part of typed.split(/[,;\n]/).map((one) => one.trim())) {
    const key = accentlessKey(part);
    if (key === '') continue;
    const called = offered.filter(({ whole }) => whole === key);
    const found = called.length > 0 ? called : offered.filter(({ begins }) => beginsWith(begins, key));
    if (found.length !== 1) return { ok: false, why: found.length > 1 ? 'several' : 'unknown', part };
    ids.push(found[0]!.id);
  }
  return { ok: true, ids: [...new Set(ids)] };
}

const beginsWith = (names: readonly string[], key: string): boolean =>
  names.some((name) => name.startsWith(key));
