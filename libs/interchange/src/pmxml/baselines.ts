import { type P6Baseline, P6Baselines } from '../p6/baselines';
import { instantOf } from '../schedule-file/instant';
import type { XmlElement } from '../xml/collector';
import { type PmxmlDocument, idOf } from './document';

/** The baselines of a P6 XML file, where they are projects of their own, each with the project that it was made of. */
export class Baselines {
  private readonly all: P6Baselines;
  /** That of whatever does not say its project. */
  private readonly firstProject: string;

  constructor({ projects, activities, baselineProjects }: PmxmlDocument) {
    this.firstProject = idOf(projects[0]?.fields['ObjectId']);
    const current = new Set(projects.map(({ fields }) => idOf(fields['CurrentBaselineProjectObjectId'])));
    this.all = new P6Baselines(
      baselineProjects.map(({ fields, children }): P6Baseline => ({
        projectId: idOf(fields['OriginalProjectObjectId']) || this.firstProject,
        isCurrent: current.has(idOf(fields['ObjectId'])),
        activities: (children['Activity'] ?? []).map(datesOf),
      })),
      activities.map(({ fields }) => ({ projectId: this.projectOf(fields), code: codeOf(fields) })),
    );
  }

  get warnings(): P6Baselines['warnings'] {
    return this.all.warnings;
  }

  of(fields: XmlElement['fields']): ReturnType<P6Baselines['of']> {
    return this.all.of(this.projectOf(fields), codeOf(fields));
  }

  private projectOf(activity: XmlElement['fields']): string {
    return idOf(activity['ProjectObjectId']) || this.firstProject;
  }
}

function datesOf({ fields }: XmlElement): P6Baseline['activities'][number] {
  return {
    code: codeOf(fields),
    start: instantOf(fields['StartDate'] ?? fields['PlannedStartDate']),
    finish: instantOf(fields['FinishDate'] ?? fields['PlannedFinishDate']),
  };
}

function codeOf(activity: XmlElement['fields']): string {
  return idOf(activity['Id']);
}
