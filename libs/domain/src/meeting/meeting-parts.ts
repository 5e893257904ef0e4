import type { Plan, Responsible } from '../plan/plan';

/** What a meeting goes through with one person. */
export interface MeetingPart<Row> {
  /** Null of what nobody answers for. */
  readonly responsible: Responsible | null;
  readonly rows: readonly Row[];
}

/**
 * Rows by who answers for them, people in the order of the plan, last what nobody answers for. What several people answer for stands
 * under each of them, as each of them is measured by it (platform spec, PPC by responsible).
 */
export function meetingParts<Row>(
  { responsibles }: Pick<Plan, 'responsibles'>,
  rows: readonly Row[],
  peopleOf: (row: Row) => readonly string[],
): readonly MeetingPart<Row>[] {
  const known = (row: Row) => peopleOf(row).filter((id) => responsibles.has(id));
  const own = (responsible: Responsible): MeetingPart<Row> => ({
    responsible,
    rows: rows.filter((row) => peopleOf(row).includes(responsible.id)),
  });
  const nobodys: MeetingPart<Row> = {
    responsible: null,
    rows: rows.filter((row) => known(row).length === 0),
  };
  return [...responsibles.rows.map(own), nobodys].filter((part) => part.rows.length > 0);
}
