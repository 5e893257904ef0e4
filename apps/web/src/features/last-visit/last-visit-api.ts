import { type PastAction, pastActionRoutes, userSessionRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import { changesOf, type ChangesSince, MOST_COUNTED } from './changes-since';

/** Whoever has sent hundreds of lines of their own is not read through to the end: so many pages. */
const MOST_PAGES = 3;

/** When somebody's visit to a project before the one going on ended; null during the first. */
export async function fetchPreviousVisitEnd(userId: string, projectId: string): Promise<string | null> {
  const { previousVisitEnd } = await callRoute(userSessionRoutes.lastSession, {
    params: { userId, projectId },
  });
  return previousVisitEnd;
}

/** What others changed after an instant; null for nothing. The server is asked by the day, newest first, until there is enough. */
export async function fetchChangesSince(
  projectId: string,
  since: string,
  userId: string,
): Promise<ChangesSince | null> {
  const params = { projectId, date: since.slice(0, 'YYYY-MM-DD'.length) };
  const others: PastAction[] = [];
  let before: number | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query: { before?: number } = before === null ? {} : { before };
    const { actions, next } = await callRoute(pastActionRoutes.getAfter, { params, query });
    const later = actions.filter(({ at }) => Date.parse(at) > Date.parse(since));
    others.push(...later.filter(({ User }) => User.id !== userId));
    before = later.length < actions.length ? null : next;
    if (before === null || others.length > MOST_COUNTED) break;
  }
  return changesOf(others, before !== null);
}
