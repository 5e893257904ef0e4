import { notificationRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import type { MadeProposal } from '../../plan/state/plan-actions';

/** What a person is told of a project: the proposals that wait, oldest first, then notices, newest first; and how many more wait. */
export const fetchNotifications = (project: string, userId: string) =>
  callRoute(notificationRoutes.ofProject, { params: { project, x: userId } });

/** The same proposal again is the same: its id says so. */
export const propose = (project: string, { id, when, action, word = '' }: MadeProposal) =>
  callRoute(notificationRoutes.propose, { params: { project }, body: { id, when, action, word } });

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
