import type { FileBaseline, FileWarning } from '../schedule-file/file-schedule';
import { instantOf } from '../schedule-file/instant';
import type { XmlElement } from '../xml/collector';
import { type PmxmlDocument, idOf } from './document';

/** The project's own, and ten more. */
const MOST_OF_PROJECT = 11;

/**
 * The baselines of a P6 XML file. They are projects of their own, each with the project that it was made of; their activities
 * are those of that project by what people call them. Each project's current one is number 0.
 */
export class Baselines {
  readonly told: FileWarning[] = [];
  private readonly byActivity = new Map<string, FileBaseline[]>();
  /** That of whatever does not say its project. */
  private readonly firstProject: string;

  constructor(document: PmxmlDocument) {
    this.firstProject = idOf(document.projects[0]?.fields['ObjectId']);
    const activities = new Set(document.activities.map(({ fields }) => this.keyOf(fields)));
    for (const [project, ofProject] of baselinesByProject(document, this.firstProject)) {
      const left = ofProject.length - MOST_OF_PROJECT;
      if (left > 0) this.told.push({ code: 'BASELINES_CUT', params: { count: left } });
      for (const [number, { children }] of ofProject.slice(0, MOST_OF_PROJECT).entries())
        for (const { fields } of children['Activity'] ?? []) {
          const key = keyIn(project, fields);
          if (activities.has(key)) this.add(key, number, fields);
          else this.told.push({ code: 'BASELINE_DANGLING', params: { before: codeOf(fields).slice(0, 40) } });
        }
    }
  }

  of(fields: XmlElement['fields']): readonly FileBaseline[] {
    return this.byActivity.get(this.keyOf(fields)) ?? [];
  }

  private keyOf(activity: XmlElement['fields']): string {
    return keyIn(idOf(activity['ProjectObjectId']) || this.firstProject, activity);
  }

  private add(key: string, number: number, fields: XmlElement['fields']): void {
    const known = this.byActivity.get(key) ?? [];
    this.byActivity.set(key, known);
    known.push({
      number,
      start: instantOf(fields['StartDate'] ?? fields['PlannedStartDate']),
      finish: instantOf(fields['FinishDate'] ?? fields['PlannedFinishDate']),
    });
  }
}

/** By the project that each was made of, the current one first. */
function baselinesByProject(
  { projects, baselineProjects }: PmxmlDocument,
  firstProject: string,
): ReadonlyMap<string, readonly XmlElement[]> {
  const current = new Set(projects.map(({ fields }) => idOf(fields['CurrentBaselineProjectObjectId'])));
  const isCurrent = ({ fields }: XmlElement): boolean => current.has(idOf(fields['ObjectId']));
  const byProject = new Map<string, XmlElement[]>();
  for (const baseline of baselineProjects) {
    const project = idOf(baseline.fields['OriginalProjectObjectId']) || firstProject;
    const known = byProject.get(project) ?? [];
    byProject.set(project, known);
    if (isCurrent(baseline)) known.unshift(baseline);
    else known.push(baseline);
  }
  return byProject;
}

function codeOf(activity: XmlElement['fields']): string {
  return idOf(activity['Id']);
}

function keyIn(project: string, activity: XmlElement['fields']): string {
  return `${project}\n${codeOf(activity)}`;
}
