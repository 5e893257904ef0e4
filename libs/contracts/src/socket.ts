import { z } from 'zod';
import { userSchema } from './auth';
import { failureSchema } from './failure';
import type { ImportCounts, ImportWarning } from './imports';
import { type CloseAnnouncement, closeLock } from './planning/close';
import type { LogEntry } from './planning/log-entry';
import { actionSchema } from './planning/submit';
import { actionId, id, instant, plainText, planId, role } from './primitives';
import { traceparent } from './traceparent';

/** The largest socket message: an action of the largest kind, see LARGE in the domain. */
export const MAX_SOCKET_BYTES = 2 * 1024 * 1024;

/** Messages of the browser (platform spec, section 7). Each carries the token: a session may end under an open socket. */
export const joinIndependentUser = z.object({ token: plainText().min(1).max(4000) });
export const joinProject = z.object({
  token: plainText().min(1).max(4000),
  bussiness_id: id.optional(),
  id: planId,
});
export const leftProject = z.object({ id: planId });
export const doAction = z.object({
  id: actionId,
  when: instant,
  project: planId,
  action: actionSchema,
  /** What its author had seen; without it, what the socket was last told of the plan. */
  baseSeq: z.number().int().min(0).optional(),
  baseAt: instant.optional(),
  /** The trace that it is to be found in. */
  traceparent,
  token: plainText().min(1).max(4000),
});
export type DoAction = z.infer<typeof doAction>;

/** On which row of a joined project somebody is, a task or a restriction; null for none. Without a token: what counts is the room. */
export const rowPresence = z.object({ project: planId, row: plainText().min(1).max(64).nullable() });
export type RowPresenceMessage = z.infer<typeof rowPresence>;
export const presentRow = z.object({ userId: id, row: plainText().max(64) });
export type PresentRow = z.infer<typeof presentRow>;

export const activeUser = userSchema.pick({ id: true, firstName: true, lastName: true, avatarURL: true });
export type ActiveUser = z.infer<typeof activeUser>;

const error = z.object({ status: z.literal('ERROR'), failure: failureSchema });
/** Answers, given through the acknowledgement. */
export const joinIndependentUserAnswer = z.union([z.object({ status: z.literal(200) }), error]);
export type JoinIndependentUserAnswer = z.infer<typeof joinIndependentUserAnswer>;
export const joinProjectAnswer = z.union([
  z.object({
    status: z.literal('OK'),
    activeUsers: z.array(activeUser),
    seq: z.number().int(),
    /** What the person is here by now: it may have changed since the plan was loaded. */
    roles: z.array(role).optional(),
    /** Who is closing a term just now. */
    closing: closeLock.nullable().optional(),
    /** Who is on which row; somebody with several windows may be on several. */
    rows: z.array(presentRow).optional(),
  }),
  error,
]);
export type JoinProjectAnswer = z.infer<typeof joinProjectAnswer>;
export const doActionAnswer = z.union([
  z.object({
    status: z.literal('OK'),
    projectUpdatedAt: instant,
    seq: z.number().int(),
    /** The plan was so already: there is no entry of it, and the seq is that of the last one. */
    unchanged: z.literal(true).optional(),
  }),
  error,
]);
export type DoActionAnswer = z.infer<typeof doActionAnswer>;
/** The same for who sent `doAction` without an acknowledgement; `id` is the action's, null when what came had none. */
export type DoResponse = DoActionAnswer & { readonly id: string | null };

/** What an administrator does to everybody's plan. */
export const ADMIN_ACTIONS: readonly string[] = ['DO_ROLLBACK'];

/** What the server says of itself. */
export interface ServerMessages {
  userJoin: (message: { project: string; user: ActiveUser }) => void;
  /** Also to who was shown out themselves: what they are on the project has changed, and they may join again as that. */
  userLeft: (message: { project: string; userId: string }) => void;
  /** Somebody went to a row, or left it: to the others in the room. */
  presence: (message: { project: string; user: ActiveUser; row: string | null }) => void;
  /** To everybody in the room, the author included; a log entry, or an announcement of a close. */
  doAction: (message: RelayedAction) => void;
  /** The same for a log entry of ADMIN_ACTIONS. */
  doActionFromAdmin: (message: RelayedAction) => void;
  /** To the sender of a `doAction` that asked for no acknowledgement. */
  doResponse: (message: DoResponse) => void;
  dataForMe: (message: DataForMe) => void;
  /** Somebody's proposals or notices in a project changed: what is told is asked for (`get_notifications`). To everybody in the room. */
  newNotification: (message: { project: string }) => void;
  /** The minutes of a term's meeting were saved: whoever shows them asks for them again. To everybody in the room. */
  minutesSaved: (message: { project: string; number: number; date: string; version: number }) => void;
  /** A scenario of the project was made, changed, called otherwise or thrown away. To everybody in the room of the live plan. */
  scenarioChanged: (message: { project: string; planId: string }) => void;
  /** The scenario that is open was thrown away: its plan is no more. `project` is the scenario's plan. To everybody in its room. */
  scenarioDiscarded: (message: { project: string; by: string | null }) => void;
  /** The session is over: log in again. */
  sessionEnded: () => void;
}
export type RelayedAction =
  | { readonly fromServer: true; readonly project: string; readonly entry: LogEntry }
  | {
      readonly fromServer: true;
      readonly project: string;
      readonly announcement: { type: CloseAnnouncement; userId: string; name: string; at: string };
    };
/** For one socket only. */
export type DataForMe =
  | {
      readonly type: 'IMPORT_PROGRESS';
      readonly socketId: string;
      readonly data: { jobId: string; stage: string; percent: number };
    }
  | {
      readonly type: 'LOAD_PROJECT_2JSON_SUCCESS';
      readonly socketId: string;
      readonly data: {
        jobId: string;
        projectId: string;
        fileName: string;
        name: string;
        counts: ImportCounts;
        warnings: ImportWarning[];
      };
    }
  | {
      readonly type: 'LOAD_PROJECT_2JSON_FAILURE';
      readonly socketId: string;
      readonly data: {
        jobId: string;
        projectId: string;
        fileName: string;
        code: string;
        params?: Record<string, string | number>;
      };
    }
  | {
      readonly type: 'REPORTS_COMPUTED';
      readonly socketId: string;
      readonly data: { projectId: string; seq: number };
    };
