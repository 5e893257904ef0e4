import { notificationRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import type { MadeProposal } from '../state/unsent-proposal';

/** The same proposal again is the same: its id says so. */
export const sendProposal = (project: string, { id, when, action, word = '' }: MadeProposal) =>
  callRoute(notificationRoutes.propose, { params: { project }, body: { id, when, action, word } });

/** Who proposed something takes it back by rejecting it. */
export const takeBack = (project: string, id: string, userId: string) =>
  callRoute(notificationRoutes.reject, { params: { project, id }, body: { userId, word: '' } });
