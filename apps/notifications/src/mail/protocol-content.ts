import { civilDate } from '@plomada/contracts';
import { z } from 'zod';

/** A task as the protocol names it; shares are 0..1. */
const protocolTask = z.object({
  name: z.string(),
  commitment: z.number().nullable(),
  progress: z.number(),
  outcome: z.enum(['kept', 'notKept', 'pending', 'notPromised']),
  causes: z.array(z.string()).readonly(),
});
export type ProtocolTask = z.infer<typeof protocolTask>;

/** What one person promised, kept and promises. */
const protocolPerson = z.object({
  /** Null of what nobody answers for. */
  name: z.string().nullable(),
  kept: z.number(),
  promised: z.number(),
  reviewed: z.array(protocolTask).readonly(),
  next: z.array(protocolTask).readonly(),
  /** How many of both are left out. */
  more: z.number(),
});
export type ProtocolPerson = z.infer<typeof protocolPerson>;

const protocolDue = z.object({
  name: z.string(),
  /** Null where nobody sees to it. */
  responsible: z.string().nullable(),
  due: civilDate,
  isLate: z.boolean(),
});
export type ProtocolDue = z.infer<typeof protocolDue>;

/** What was decided or noted, who sees to it or whom it is about, and by when. */
const protocolSaid = z.object({
  kind: z.enum(['decision', 'note']),
  about: z.string().nullable(),
  text: z.string(),
  until: civilDate.nullable(),
});
export type ProtocolSaid = z.infer<typeof protocolSaid>;

/** A decision of an earlier meeting, and whether it was said to be done; null where nobody said. */
const protocolEarlier = protocolSaid.extend({ isDone: z.boolean().nullable() });
export type ProtocolEarlier = z.infer<typeof protocolEarlier>;

const meetingTerm = z.object({ number: z.number(), startDate: civilDate, lastDay: civilDate });

/** What one mail with the protocol of a weekly meeting says. */
export const protocolContent = z.object({
  template: z.literal('meeting-protocol'),
  projectName: z.string(),
  firstName: z.string(),
  sentBy: z.string(),
  day: civilDate,
  minutes: z.number(),
  reviewed: meetingTerm,
  isPending: z.boolean(),
  kept: z.number(),
  promised: z.number(),
  /** Percent; null while it is pending, and where nothing was promised. */
  ppc: z.number().nullable(),
  next: meetingTerm.nullable(),
  present: z.array(z.string()).readonly(),
  absent: z.array(z.string()).readonly(),
  people: z.array(protocolPerson).readonly(),
  due: z.array(protocolDue).readonly(),
  moreDue: z.number(),
  /** The decisions of earlier meetings that waited for this one. */
  earlier: z.array(protocolEarlier).readonly(),
  said: z.array(protocolSaid).readonly(),
  /** Where the product shows the work. */
  path: z.string(),
});
export type ProtocolContent = z.infer<typeof protocolContent>;
