import type { FileBaseline, FileWarning } from '../schedule-file/file-schedule';
import type { Instant } from '../schedule-file/instant';

/** The project's own, and ten more. */
const MOST_OF_PROJECT = 11;

/** A copy that P6 made of a project, with the dates that its activities had then. */
export interface P6Baseline {
  /** The project that it is a copy of. */
  readonly projectId: string;
  /** The one that the project counts by. */
  readonly isCurrent: boolean;
  readonly activities: readonly {
    readonly code: string;
    readonly start: Instant | null;
    readonly finish: Instant | null;
  }[];
}

/**
 * The baselines of a P6 file by activity. A copy's activities are those of its project by what people call them. Each
 * project's current one is number 0, the others follow in the order of the file.
 */
export class P6Baselines {
  readonly warnings: FileWarning[] = [];
  private readonly byActivity = new Map<string, FileBaseline[]>();

  /** The activities are those of the projects themselves. */
  constructor(
    baselines: readonly P6Baseline[],
    activities: Iterable<{ readonly projectId: string; readonly code: string }>,
  ) {
    for (const { projectId, code } of activities) this.byActivity.set(keyOf(projectId, code), []);
    for (const ofProject of byProject(baselines)) {
      const left = ofProject.length - MOST_OF_PROJECT;
      if (left > 0) this.warnings.push({ code: 'BASELINES_CUT', params: { count: left } });
      for (const [number, baseline] of ofProject.slice(0, MOST_OF_PROJECT).entries())
        this.add(number, baseline);
    }
  }

  of(projectId: string, code: string): readonly FileBaseline[] {
    return this.byActivity.get(keyOf(projectId, code)) ?? [];
  }

  private add(number: number, { projectId, activities }: P6Baseline): void {
    for (const { code, ...dates } of activities) {
      const known = this.byActivity.get(keyOf(projectId, code));
      if (known) known.push({ number, ...dates });
      else this.warnings.push({ code: 'BASELINE_DANGLING', params: { before: code.slice(0, 40) } });
    }
  }
}

/** Those of each project, the current one first. */
function byProject(baselines: readonly P6Baseline[]): Iterable<readonly P6Baseline[]> {
  const groups = new Map<string, P6Baseline[]>();
  for (const baseline of baselines) {
    const known = groups.get(baseline.projectId) ?? [];
    groups.set(baseline.projectId, known);
    if (baseline.isCurrent) known.unshift(baseline);
    else known.push(baseline);
  }
  return groups.values();
}

function keyOf(projectId: string, code: string): string {
  return `${projectId}\n${code}`;
}
