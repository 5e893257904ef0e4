import { type ListedContainer, searchable } from '@plomada/contracts';
import type { ListedProject } from '../projects/projects-slice';

/** A line of the list: a project, or the container above its projects. */
export type ListRow =
  | {
      readonly kind: 'project';
      readonly id: string;
      readonly project: ListedProject;
      readonly inside: boolean;
    }
  | {
      readonly kind: 'container';
      readonly id: string;
      readonly container: ListedContainer;
      readonly count: number;
    };

export type SortField =
  'status' | 'name' | 'projectId' | 'managerName' | 'lastModified' | 'bl' | 'realProgress' | 'ppc' | 'pcr';
export interface Sort {
  readonly field: SortField;
  readonly direction: 'asc' | 'desc';
}

interface Listed {
  readonly projects: readonly ListedProject[];
  readonly containers: readonly ListedContainer[];
}

/**
 * Containers by name, each with its projects below, then the projects of none; projects in the order that was asked for. With
 * a query only what is called so stays, and the containers of that; a container that is called so keeps all of its projects.
 */
export function listRows({ projects, containers }: Listed, query: string, sort: Sort): readonly ListRow[] {
  const wanted = searchable(query);
  const matches = (text: string) => searchable(text).includes(wanted);
  const ordered = [...projects].sort(comparator(sort));
  const lines = (those: readonly ListedProject[], inside: boolean): ListRow[] =>
    those.map((project) => ({ kind: 'project', id: project.id, project, inside }));
  const found = ordered.filter(({ name, projectId }) => matches(`${name}\n${projectId}`));
  const groups = [...containers]
    .sort(
      (a, b) => a.name.localeCompare(b.name) * (sort.field === 'name' && sort.direction === 'desc' ? -1 : 1),
    )
    .flatMap((container): ListRow[] => {
      const named = matches(container.name);
      const own = (named ? ordered : found).filter(({ containerId }) => containerId === container.id);
      if (!named && own.length === 0) return [];
      return [{ kind: 'container', id: container.id, container, count: own.length }, ...lines(own, true)];
    });
  const known = new Set(containers.map(({ id }) => id));
  const loose = found.filter(({ containerId }) => containerId === null || !known.has(containerId));
  return [...groups, ...lines(loose, false)];
}

/** What is not known comes last, whichever way the order runs. */
function comparator({ field, direction }: Sort) {
  const sign = direction === 'asc' ? 1 : -1;
  return (a: ListedProject, b: ListedProject): number => {
    const [left, right] = [valueOf(a, field), valueOf(b, field)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number'
        ? left - Number(right)
        : left.localeCompare(String(right), undefined, { numeric: true });
    return order * sign || a.name.localeCompare(b.name);
  };
}

function valueOf(project: ListedProject, field: SortField): string | number | null {
  if (field === 'lastModified') return project.lastModified?.date ?? null;
  return project[field] === '' ? null : project[field];
}
