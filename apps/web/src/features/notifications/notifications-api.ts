import { notificationRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import type { MadeProposal } from '../../plan/state/plan-actions';

/** What a person is told of a project: the proposals that wait, oldest first, then notices, newest first. */
export const fetchNotifications = (project: string, userId: string) =>
  callRoute(notificationRoutes.ofProject, { params: { project, x: userId } });

/** The same proposal again is the same: its id says so. */
export const propose = (project: string, { id, when, action }: MadeProposal) =>
  callRoute(notificationRoutes.propose, { params: { project }, body: { id, when, action } });

/** `seen` is up to where the one who decides has seen the plan. */
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
