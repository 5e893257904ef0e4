import { notificationRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

/** What a person is told of a project: the proposals that wait, oldest first, then notices, newest first; and how many more wait. */
export const fetchNotifications = (project: string, userId: string) =>
  callRoute(notificationRoutes.ofProject, { params: { project, x: userId } });

/** The base is up to where somebody has seen the plan who accepts knowing what changed; without one, changes since it was proposed conflict. */
export const accept = (
  project: string,
  id: string,
  body: { readonly userId: string; readonly baseSeq?: number; readonly baseAt?: string },
) => callRoute(notificationRoutes.accept, { params: { project, id }, body });

export const reject = (
  project: string,
  id: string,
  body: { readonly userId: string; readonly word: string },
) => callRoute(notificationRoutes.reject, { params: { project, id }, body });

/** Notes which notices were read or not; all of them where no ids are given. */
export const noteRead = (project: string, ids: readonly string[] | null, read: boolean) =>
  callRoute(notificationRoutes.read, {
    params: { project },
    body: { read, ...(ids && { ids: [...ids] }) },
  });
