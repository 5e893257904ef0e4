import { type P6Baseline, P6Baselines } from '../p6/baselines';
import type { P6File } from '../p6/p6-file';
import { grouped } from '../p6/tree';
import type { XerRow } from './tables';

/**
 * The file without the projects that are baselines of others in it (PROJECT.orig_proj_id): their dates are those of the
 * others' activities then, and what else they have went with them. A copy whose project is not in the file stays one.
 */
export function withBaselines(file: P6File, rows: readonly XerRow[]): P6File {
  const ids = new Set(file.projects.filter(({ isExported }) => isExported).map(({ id }) => id));
  const copies = new Map(
    rows.flatMap(({ proj_id: id = '', orig_proj_id: of = '' }) =>
      of !== '' && of !== id && ids.has(of) ? [[id, of] as const] : [],
    ),
  );
  // A copy of a copy stays: were all of a circle taken out, nothing would be left.
  for (const [id, of] of copies) if (copies.has(of)) copies.delete(id);
  if (copies.size === 0) return file;
  const current = new Set(rows.map((row) => row['sum_base_proj_id'] ?? ''));
  const ofCopies = file.activities.filter(({ projectId }) => copies.has(projectId));
  const byCopy = grouped(ofCopies, ({ projectId }) => projectId);
  const activities = file.activities.filter(({ projectId }) => !copies.has(projectId));
  const found = new P6Baselines(
    Array.from(copies, ([id, projectId]): P6Baseline => ({
      projectId,
      isCurrent: current.has(id),
      activities: (byCopy.get(id) ?? []).map(({ code = '', start, finish }) => ({ code, start, finish })),
    })),
    activities.map(({ projectId, code = '' }) => ({ projectId, code })),
  );
  const gone = new Set(ofCopies.map(({ id }) => id));
  return {
    ...file,
    projects: file.projects.filter(({ id }) => !copies.has(id)),
    wbs: file.wbs.filter(({ projectId }) => !copies.has(projectId)),
    activities: activities.map((activity) => ({
      ...activity,
      baselines: found.of(activity.projectId, activity.code ?? ''),
    })),
    relationships: file.relationships.filter(
      ({ predecessorId, successorId }) => !gone.has(predecessorId) && !gone.has(successorId),
    ),
    assignments: file.assignments.filter(({ activityId }) => !gone.has(activityId)),
    warnings: [...file.warnings, ...found.warnings],
  };
}
