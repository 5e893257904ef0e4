import type { SvgIconComponent } from '../icons/svg-icon-component';
import { GanttIcon, HomeIcon, LogIcon, ReportsIcon } from '../icons/icons';

/** One entry of the side menu. */
export interface MenuItem {
  readonly id: string;
  /** `namespace:key` of the translations. */
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly path: string;
  /** Entries of a project are there only while one is selected, and carry it along. */
  readonly ofProject: boolean;
}

/** The side menu, top to bottom. A new screen is one line here and one in router.tsx. */
export const MENU: readonly MenuItem[] = [
  { id: 'home', label: 'shell:menu.home', icon: HomeIcon, path: '/', ofProject: false },
  { id: 'gantt', label: 'shell:menu.gantt', icon: GanttIcon, path: '/gantt', ofProject: true },
  { id: 'reports', label: 'shell:menu.reports', icon: ReportsIcon, path: '/reports', ofProject: true },
  { id: 'log', label: 'shell:menu.log', icon: LogIcon, path: '/log_actions', ofProject: true },
];
