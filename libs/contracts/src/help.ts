import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { email, fullName, id, instant, name, plainText, planId, seenText } from './primitives';

/** Where this installation leads people whom its own pages of help do not answer. */
export const helpSettings = z.object({
  /** The firm's help desk, without a slash at its end: its pages hang below it by language. Null where there is none. */
  desk: z.url({ protocol: /^https?$/ }).nullable(),
  /** Whether requests for support are mailed to somebody. */
  takesRequests: z.boolean(),
});
export type HelpSettings = z.infer<typeof helpSettings>;

/** What support is asked for. */
export const SUPPORT_TOPICS = ['technical', 'accounts', 'consultants'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Of what somebody writes to support, in characters. */
export const MOST_SUPPORT_TEXT = 4000;

/** A request for support as its author sends it; who that is the session says. */
export const supportRequest = z.object({
  topic: z.enum(SUPPORT_TOPICS),
  text: seenText(MOST_SUPPORT_TEXT),
  /** The project or scenario that was open. */
  projectId: planId.optional(),
  /** The path of the page, without what is asked in it. */
  screen: plainText().max(200),
  version: plainText().max(40),
});

/** The same as whoever helps is mailed it. */
export const supportMail = z.object({
  template: z.literal('support-request'),
  topic: z.enum(SUPPORT_TOPICS),
  text: plainText().max(MOST_SUPPORT_TEXT),
  from: z.object({ name: fullName, email }),
  /** Null where none was open. */
  project: z.object({ name, code: plainText().max(60), business: name }).nullable(),
  screen: plainText().max(200),
  version: plainText().max(40),
});

/** The lessons of the learning centre, in the order in which they are taken. */
export const LESSONS = ['first-plan', 'lookahead', 'restrictions', 'weekly-meeting', 'reading-ppc'] as const;
export type Lesson = (typeof LESSONS)[number];
export const lesson = z.enum(LESSONS);

/** The lessons that somebody has done, and when. */
export const lessonsAnswer = z.object({ done: z.array(z.object({ lesson, at: instant })) });
export const lessonsOf = defineQuery('auth', 'lessons-of', {
  request: z.object({ userId: id }),
  response: lessonsAnswer,
});
/** Marks a lesson as done, or as not done. Marked again it keeps its first time. */
export const markLesson = defineRpc('auth', 'mark-lesson', {
  request: z.object({ userId: id, lesson, done: z.boolean() }),
  response: lessonsAnswer,
});
