import { PROTOCOL_LIMITS } from '@plomada/contracts';
import type { Attendee, Plan, Responsible } from '@plomada/domain';

/** Whether a mail can reach somebody: at their account, or at the address that the plan has of them. */
export const hasAddress = ({ userId, email }: Responsible): boolean => userId !== null || email !== '';

/** Who is proposed as a reader of the protocol: those whom the meeting spoke of and those who were there, where a mail can reach them. */
export function readersOf(
  { responsibles }: Plan,
  people: readonly Responsible[],
  attendance: readonly Attendee[],
): readonly string[] {
  const there = attendance.filter(({ isPresent }) => isPresent);
  const meant = new Set([...people, ...there].map(({ id }) => id));
  return responsibles.rows
    .filter((one) => meant.has(one.id) && one.isActive && hasAddress(one))
    .slice(0, PROTOCOL_LIMITS.readers)
    .map(({ id }) => id);
}
