import { emailKey } from '../names/email-key';
import { accentlessKey, sameName } from '../names/name-key';
import { nameOf } from '../people/choice';
import type { Actor } from '../permissions/actor';
import { may } from '../permissions/permission';
import type { Plan, Resource, Responsible, RhythmCategory, RhythmUnit } from '../plan/plan';
import { nameWithUnit, unitOf } from '../resources/amounts';
import { isScenario } from '../scenarios/scenario-plan';

/** The rows of another plan that what was copied there names. */
export interface NamedThere {
  readonly responsibles: readonly Responsible[];
  readonly resources: readonly Resource[];
  readonly rhythmUnits: readonly RhythmUnit[];
  readonly rhythmCategories: readonly RhythmCategory[];
}
export type NamedTable = keyof NamedThere;

/** Somebody or something that what was copied names and this plan lacks. */
export interface Lacking {
  readonly table: NamedTable;
  /** In the other plan. */
  readonly id: string;
  readonly name: string;
  /** Who or what it might be here; null where nothing is called like it. */
  readonly suggested: string | null;
  /** Why it cannot be taken over, as the code of a refusal; null where it can. */
  readonly refusal:
    'RESPONSIBLE_INACTIVE' | 'RESOURCE_NAME_TAKEN' | 'ACTION_FORBIDDEN' | 'SCENARIO_LIVE_ONLY' | null;
}

/** What is here already, and what is not. */
export interface ComparedNames {
  /** The row here of one there, by `namedKey`. */
  readonly here: ReadonlyMap<string, string>;
  readonly lacking: readonly Lacking[];
}

export const namedKey = (table: NamedTable, id: string): string => `${table} ${id}`;

/**
 * Finds in a plan who and what was copied in another one: a person by account or mail (whoever has neither by name), a resource by name
 * and unit, units and categories of the line of balance by name. Somebody inactive here is lacking: they take no new tasks. The actor's
 * rights say what could be taken over.
 */
export function comparedNames(plan: Plan, actor: Actor, there: NamedThere): ComparedNames {
  const here = new Map<string, string>();
  const lacking: Lacking[] = [];
  const compare = <T extends { readonly id: string }>(
    table: NamedTable,
    rows: readonly T[],
    find: (row: T) => Found,
  ) => {
    for (const row of rows) {
      const { known, ...rest } = find(row);
      if (known !== null) here.set(namedKey(table, row.id), known);
      else lacking.push({ table, id: row.id, ...rest });
    }
  };
  compare('responsibles', there.responsibles, (row) => person(plan, row));
  compare('resources', there.resources, (row) => resource(plan, row));
  compare('rhythmUnits', there.rhythmUnits, (row) => rhythm(plan.rhythmUnits.rows, actor, row));
  compare('rhythmCategories', there.rhythmCategories, (row) =>
    rhythm(plan.rhythmCategories.rows, actor, row),
  );
  return { here, lacking };
}

interface Found extends Pick<Lacking, 'name' | 'suggested' | 'refusal'> {
  /** The row here that is the same; null for none. */
  readonly known: string | null;
}

function person(plan: Plan, there: Responsible): Found {
  const { responsibles } = plan;
  const name = nameOf(there);
  const same = responsibles.rows.find((one) => isSamePerson(one, there));
  const called = responsibles.rows.find(
    (one) => one.isActive && accentlessKey(nameOf(one)) === accentlessKey(name),
  );
  return {
    name,
    known: same?.isActive ? same.id : null,
    suggested: called?.id ?? null,
    refusal: same ? 'RESPONSIBLE_INACTIVE' : isScenario(plan) ? 'SCENARIO_LIVE_ONLY' : null,
  };
}

function isSamePerson(one: Responsible, other: Responsible): boolean {
  if (one.userId !== null && one.userId === other.userId) return true;
  const [mail, otherMail] = [emailKey(one.email), emailKey(other.email)];
  return mail === '' && otherMail === '' ? sameName(nameOf(one), nameOf(other)) : mail === otherMail;
}

function resource({ resources }: Plan, there: Resource): Found {
  const called = resources.rows.find(({ name }) => sameName(name, there.name));
  const units = new Set([unitOf(there), ...(called ? [unitOf(called)] : [])].filter((unit) => unit !== ''));
  const similar = resources.rows.find(({ name }) => accentlessKey(name) === accentlessKey(there.name));
  return {
    name: nameWithUnit(there),
    // Where nobody said what one of it is, it is no other; 5 m3 are not 5 kg of it.
    known: called && units.size < 2 ? called.id : null,
    suggested: called ? null : (similar?.id ?? null),
    refusal: called ? 'RESOURCE_NAME_TAKEN' : null,
  };
}

function rhythm(
  rows: readonly (RhythmUnit | RhythmCategory)[],
  actor: Actor,
  { name }: RhythmUnit | RhythmCategory,
): Found {
  return {
    name,
    known: rows.find((one) => sameName(one.name, name))?.id ?? null,
    suggested: rows.find((one) => accentlessKey(one.name) === accentlessKey(name))?.id ?? null,
    refusal: may(actor, 'manageProject') ? null : 'ACTION_FORBIDDEN',
  };
}
