import { civilDate, dashboardPdfTicket, notice } from '@plomada/contracts';
import { z } from 'zod';
import { stateContent } from './state-content';

/** A restriction as a digest names it. */
const digestItem = z.object({
  detail: z.string(),
  family: z.string(),
  /** Codes and names of the first of its tasks. */
  tasks: z.array(z.string()).readonly(),
  /** How many others it has. */
  moreTasks: z.number(),
  due: civilDate,
  required: civilDate,
  /** Below 0 it is late by so many. */
  daysLeft: z.number(),
  /** Theirs since the last digest; not said where all of the list are. */
  isNew: z.boolean(),
  /** The day on which the first task needs it, where the release will not come by then. */
  missed: civilDate.nullable(),
  /** Whose it is; only where the digest is of everybody's. */
  responsible: z.string().nullable(),
});
export type DigestItem = z.infer<typeof digestItem>;

/** The first of a list, and how many there are in all. */
const digestSection = z.object({ items: z.array(digestItem).readonly(), count: z.number() });
export type DigestSection = z.infer<typeof digestSection>;

/** What is told in a mail of what stands on the screen as well. */
const toldNotice = notice.pick({ date: true, type: true, params: true });
export type ToldNotice = z.infer<typeof toldNotice>;

/** What one mail says: the restrictions of a project that one person is to see to, or to know of, and what else they want to hear. */
export const digestContent = z.object({
  template: z.literal('restrictions-digest'),
  projectName: z.string(),
  firstName: z.string(),
  /** Of everybody, for who is in copy. */
  isCopy: z.boolean(),
  /** The open term, where its days are over; mails of before it was told have none. */
  overdueTerm: z
    .object({ number: z.number(), lastDay: civilDate, days: z.number() })
    .nullable()
    .default(null),
  /** How the project stands, for who is in copy; mails of before it was told have none. */
  state: stateContent.nullable().default(null),
  /** The PDF of the dashboard that goes along, if there is one when the mail leaves. */
  dashboardPdf: dashboardPdfTicket.nullable().default(null),
  late: digestSection,
  dueSoon: digestSection,
  newlyTheirs: digestSection,
  /** The first of them, oldest first, and how many more there are. */
  notices: z.array(toldNotice).readonly().default([]),
  moreNotices: z.number().default(0),
  /** Where the product shows them. */
  path: z.string(),
  /** Lets its holder end these mails, and nothing else. */
  unsubscribeToken: z.string(),
});
export type DigestContent = z.infer<typeof digestContent>;
