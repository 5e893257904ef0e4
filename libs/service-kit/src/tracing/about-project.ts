import type { About } from './span';

/** The project that something is about, where it says so. */
export function aboutProject(what: unknown): About {
  const { projectId } = Object(what) as { projectId?: unknown };
  return typeof projectId === 'string' ? { 'plomada.project': projectId } : {};
}
