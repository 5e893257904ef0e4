import type { Plan } from '@plomada/domain';
import { filteredPath } from '../../base/grid/address-filters';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';

/** As the table of restrictions numbers them (planning core, section 4). */
const STATES = { open: ['1', '2', '5'], released: ['3', '4'] } as const;

/** The address of the table of restrictions with one's own, those that are open or those that were released. */
export function useOwnRestrictionsPath(plan: Plan, projectId: string, state: keyof typeof STATES): string {
  const user = useAppSelector(selectUser);
  const own = plan.responsibles.rows.filter(({ userId }) => userId !== null && userId === user?.id);
  return filteredPath('/restrictions', projectId, {
    responsible: { among: own.map(({ id }) => id) },
    state: { among: [...STATES[state]] },
  });
}
