import type { Permission } from '@plomada/domain';
import type { PlanningLevel } from '../../plan/filter/plan-filter-slice';
import {
  CONTAINER_PATH,
  FIELD_PATH,
  LABORATORY_PATH,
  NOTIFICATIONS_PATH,
  OPERATIONS_PATH,
} from '../../base/paths';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';
import { EDIT_CONTAINER_PATH } from '../../features/containers/container-paths';
import {
  BellIcon,
  CheckIcon,
  BoardIcon,
  GanttIcon,
  HelmetIcon,
  HomeIcon,
  LaboratoryIcon,
  LockIcon,
  LogIcon,
  PeopleIcon,
  ReportsIcon,
  ServerIcon,
  SettingsIcon,
  TableIcon,
} from '../../base/icons/icons';

/** One entry of the side menu. */
export interface MenuItem {
  readonly id: string;
  /** `namespace:key` of the translations. */
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly path: string;
  /** Entries of a project are there only while one is selected, and carry it along. */
  readonly ofProject: boolean;
  /** Entries of a container of projects are there only while one is open, and carry it along: it has no plan, and so none of a project's. */
  readonly ofContainer?: true;
  /** Leads somewhere in a scenario too, where only the plan is worked on. */
  readonly ofScenario?: true;
  /** The entry that it stands under. */
  readonly isUnder?: 'portfolio';
  /** Only for those who may. */
  readonly permission?: Permission;
  /** Only for businesses that have this beyond planning. */
  readonly module?: 'portfolio';
  /** Only at these levels of planning. */
  readonly levels?: readonly PlanningLevel[];
  /** The count that stands beside it. */
  readonly badge?: 'unsynced' | 'notifications';
}

/** Levels 1 and 2, which are about what work lacks, and the others, which are about what is promised and done (planning core, section 2). */
const PREPARING: readonly PlanningLevel[] = ['masterPlan', 'lookahead'];
const DOING: readonly PlanningLevel[] = ['shortTerm', 'baseline'];

/** The side menu, top to bottom. A new screen is one line here and one in router.tsx. */
export const MENU: readonly MenuItem[] = [
  { id: 'home', label: 'shell:menu.home', icon: HomeIcon, path: '/', ofProject: false },
  {
    id: 'portfolio',
    label: 'shell:menu.portfolio',
    icon: TableIcon,
    path: '/portfolio',
    ofProject: false,
    permission: 'viewPortfolio',
    module: 'portfolio',
  },
  {
    id: 'laboratory',
    label: 'shell:menu.laboratory',
    icon: LaboratoryIcon,
    path: LABORATORY_PATH,
    ofProject: false,
    isUnder: 'portfolio',
    permission: 'viewPortfolio',
    module: 'portfolio',
  },
  {
    id: 'operations',
    label: 'shell:menu.operations',
    icon: ServerIcon,
    path: OPERATIONS_PATH,
    ofProject: false,
    permission: 'operate',
  },
  {
    id: 'gantt',
    label: 'shell:menu.gantt',
    icon: GanttIcon,
    path: '/gantt',
    ofProject: true,
    ofScenario: true,
  },
  {
    id: 'managers',
    label: 'shell:menu.managers',
    icon: CheckIcon,
    path: '/restrictionsmanager',
    ofProject: true,
    levels: PREPARING,
  },
  {
    id: 'progress',
    label: 'shell:menu.progress',
    icon: CheckIcon,
    path: '/progressManager',
    ofProject: true,
    levels: DOING,
  },
  {
    id: 'field',
    label: 'shell:menu.field',
    icon: HelmetIcon,
    path: FIELD_PATH,
    ofProject: true,
    permission: 'recordProgress',
  },
  {
    id: 'restrictions',
    label: 'shell:menu.restrictions',
    icon: LockIcon,
    path: '/restrictions',
    ofProject: true,
  },
  {
    id: 'kanban',
    label: 'shell:menu.kanban',
    icon: BoardIcon,
    path: '/restrictionsKanban',
    ofProject: true,
    levels: PREPARING,
  },
  {
    id: 'progressKanban',
    label: 'shell:menu.kanban',
    icon: BoardIcon,
    path: '/progressKanban',
    ofProject: true,
    levels: DOING,
  },
  { id: 'reports', label: 'shell:menu.reports', icon: ReportsIcon, path: '/reports', ofProject: true },
  {
    id: 'responsibles',
    label: 'shell:menu.responsibles',
    icon: PeopleIcon,
    path: '/responsibles',
    ofProject: true,
    permission: 'manageProject',
  },
  {
    id: 'notifications',
    label: 'shell:menu.notifications',
    icon: BellIcon,
    path: NOTIFICATIONS_PATH,
    ofProject: true,
    permission: 'viewProject',
    badge: 'notifications',
  },
  {
    id: 'log',
    label: 'shell:menu.log',
    icon: LogIcon,
    path: '/log_actions',
    ofProject: true,
    ofScenario: true,
    badge: 'unsynced',
  },
  {
    id: 'settings',
    label: 'shell:menu.settings',
    icon: SettingsIcon,
    path: '/settings',
    ofProject: true,
    permission: 'manageProject',
  },
  {
    id: 'containerReports',
    label: 'shell:menu.reports',
    icon: ReportsIcon,
    path: CONTAINER_PATH,
    ofProject: false,
    ofContainer: true,
  },
  {
    id: 'containerSettings',
    label: 'shell:menu.settings',
    icon: SettingsIcon,
    path: EDIT_CONTAINER_PATH,
    ofProject: false,
    ofContainer: true,
    permission: 'manageProject',
  },
];
