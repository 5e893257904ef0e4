import type { ActiveUser } from '@plomada/contracts';
import { escapeHTML } from 'dhtmlx-gantt';
import { colourOf, fullNameOf, initialsOf } from '../../../base/layout/person-avatar';

/** The others on each row. */
export type PeopleOnRows = ReadonlyMap<string, readonly ActiveUser[]>;

const MOST_SHOWN = 3;

/**
 * Small avatars as the chart takes them: HTML. Initials are drawn by the style sheet, so that the cell's own text stays the
 * task's name for whoever searches or reads it.
 */
export function avatarsHtml(
  people: readonly ActiveUser[],
  label: (names: string, count: number) => string,
): string {
  if (people.length === 0) return '';
  const words = escapeHTML(label(people.map(fullNameOf).join(', '), people.length));
  const avatars = people
    .slice(0, MOST_SHOWN)
    .map(
      (person) =>
        `<i class="plan-person" data-initials="${escapeHTML(initialsOf(person))}" style="background:${colourOf(person.id)}">${pictureHtml(person)}</i>`,
    );
  return `<span class="plan-people" role="img" aria-label="${words}" title="${words}">${avatars.join('')}</span>`;
}

/** Over the initials, which are seen until it is there and where it cannot be had. */
const pictureHtml = ({ avatarURL }: ActiveUser): string =>
  avatarURL === null ? '' : `<img src="${escapeHTML(avatarURL)}" alt="" decoding="async">`;

/** Rows whose people are not the same in both. */
export function rowsThatDiffer(before: PeopleOnRows, after: PeopleOnRows): readonly string[] {
  const idsOn = (people: PeopleOnRows, row: string) => (people.get(row) ?? []).map(({ id }) => id).join();
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (row) => idsOn(before, row) !== idsOn(after, row),
  );
}
