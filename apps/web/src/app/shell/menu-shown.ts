import { isScenarioId, type Permission } from '@plomada/domain';
import type { PlanningLevel } from '../../plan/filter/plan-filter-slice';
import { LABORATORY_PATH, OPERATIONS_PATH } from '../../base/paths';
import { MENU, type MenuItem } from './menu';

/** Screens of a business: whatever project the address still names, its entries are not shown there. */
const FIRST_SCREENS: readonly string[] = [
  '/',
  '/businessSettings',
  '/portfolio',
  LABORATORY_PATH,
  OPERATIONS_PATH,
];

interface Here {
  readonly pathname: string;
  readonly projectId: string | null;
  readonly containerId: string | null;
  /** What the business at hand has beyond planning. */
  readonly modules: readonly string[];
  readonly level: PlanningLevel;
  readonly may: (permission: Permission) => boolean;
}

/** The entries of the side menu that lead somewhere from here, for this person. */
export function menuShown({
  pathname,
  projectId,
  containerId,
  modules,
  level,
  may,
}: Here): readonly MenuItem[] {
  const inProject = projectId !== null && !FIRST_SCREENS.includes(pathname);
  const inContainer = containerId !== null && !FIRST_SCREENS.includes(pathname);
  const inScenario = inProject && isScenarioId(projectId);
  // Whoever came by a link is where it leads, whatever level the Gantt is at.
  const levelsHere = MENU.find((item) => item.path === pathname)?.levels ?? [level];
  return MENU.filter(
    ({ ofProject, ofContainer, ofScenario, permission, module, levels }) =>
      (!ofProject || inProject) &&
      (!ofContainer || inContainer) &&
      (!ofProject || !inScenario || ofScenario === true) &&
      (permission === undefined || may(permission)) &&
      (module === undefined || modules.includes(module)) &&
      (levels === undefined || levels.some((one) => levelsHere.includes(one))),
  );
}
