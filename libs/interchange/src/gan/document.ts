import { ReadFailure, type ReadLimits, checkLimits } from '../read-result';
import { type XmlVisitor, parseXml } from '../xml/parse-xml';

export type Attributes = Readonly<Record<string, string>>;

/** A task element with what stands in it; `level` 1 is the project's own. */
export interface GanTask {
  readonly level: number;
  readonly attributes: Attributes;
  readonly depends: Attributes[];
  /** It has fields that people added. */
  hasCustomFields: boolean;
  notes: string;
}

/** The wanted elements of a GanttProject file. */
export interface GanDocument {
  project: Attributes;
  week: Attributes | null;
  /** The week's days off are only shown as such: work goes on. */
  worksOnDaysOff: boolean;
  readonly dates: Attributes[];
  readonly tasks: GanTask[];
  readonly resources: Attributes[];
  readonly allocations: Attributes[];
  readonly vacations: Attributes[];
  /** The earlier states of the plan that the file keeps, in order. */
  readonly baselines: Attributes[][];
  /** Those beyond what a plan takes. */
  baselinesLeftOut: number;
}

const MAX_BASELINES = 11;
const MAX_NOTES = 64 * 1024;
/** Rows of one kind that are kept; the largest honest file has a tenth of it. */
const MAX_ROWS = 50_000;

/**
 * Reads the wanted part of a GanttProject file (.gan).
 *
 * @throws ReadFailure as `parseXml`, IMPORT_FAILED_NOT_A_SCHEDULE for XML of something else, IMPORT_FAILED_DATA_EXCEEDED or
 * _LINKS_EXCEEDED with the count over the limits.
 */
export function readDocument(bytes: Uint8Array, limits: ReadLimits): GanDocument {
  const visitor = new GanVisitor(limits);
  parseXml(bytes, visitor);
  visitor.checkLimits();
  return visitor.document;
}

class GanVisitor implements XmlVisitor {
  readonly document: GanDocument = {
    project: {},
    week: null,
    worksOnDaysOff: false,
    dates: [],
    tasks: [],
    resources: [],
    allocations: [],
    vacations: [],
    baselines: [],
    baselinesLeftOut: 0,
  };
  private readonly path: string[] = [];
  private readonly openTasks: GanTask[] = [];
  private taskCount = 0;
  private linkCount = 0;

  constructor(private readonly limits: ReadLimits) {}

  open(name: string, attributes: Attributes): void {
    if (this.path.length === 0) {
      if (name !== 'project')
        throw new ReadFailure('IMPORT_FAILED_NOT_A_SCHEDULE', { root: name.slice(0, 60) });
      this.document.project = attributes;
    }
    const above = this.path.at(-1);
    this.path.push(name);
    if (name === 'task' && (above === 'tasks' || above === 'task')) this.openTask(attributes);
    else if (name === 'depend' && above === 'task') this.takeLink(attributes);
    else if (name === 'customproperty' && above === 'task') this.openTasks.at(-1)!.hasCustomFields = true;
    else this.takeRow(name, above, attributes);
  }

  text(text: string): void {
    const task = this.openTasks.at(-1);
    if (this.path.at(-1) === 'notes' && task) task.notes = (task.notes + text).slice(0, MAX_NOTES);
  }

  close(): void {
    const name = this.path.pop();
    const above = this.path.at(-1);
    if (name === 'task' && (above === 'tasks' || above === 'task')) this.openTasks.pop();
  }

  checkLimits(): void {
    checkLimits({ tasks: this.taskCount, links: this.linkCount }, this.limits);
  }

  private openTask(attributes: Attributes): void {
    this.taskCount += 1;
    const task: GanTask = {
      level: this.openTasks.length + 1,
      attributes,
      depends: [],
      hasCustomFields: false,
      notes: '',
    };
    if (this.taskCount <= this.limits.tasks) this.document.tasks.push(task);
    this.openTasks.push(task);
  }

  private takeLink(attributes: Attributes): void {
    this.linkCount += 1;
    if (this.linkCount <= this.limits.links) this.openTasks.at(-1)?.depends.push(attributes);
  }

  private takeRow(name: string, above: string | undefined, attributes: Attributes): void {
    const { document } = this;
    if (name === 'default-week') document.week = attributes;
    else if (name === 'only-show-weekends') document.worksOnDaysOff = attributes['value'] === 'true';
    else if (name === 'date' && above === 'calendars') keep(document.dates, attributes);
    else if (name === 'resource' && above === 'resources') keep(document.resources, attributes);
    else if (name === 'allocation') keep(document.allocations, attributes);
    else if (name === 'vacation') keep(document.vacations, attributes);
    else if (name === 'previous-tasks') this.openBaseline();
    else if (name === 'previous-task' && document.baselinesLeftOut === 0)
      keep(document.baselines.at(-1) ?? [], attributes);
  }

  private openBaseline(): void {
    const { document } = this;
    if (document.baselines.length < MAX_BASELINES) document.baselines.push([]);
    else document.baselinesLeftOut += 1;
  }
}

function keep(rows: Attributes[], row: Attributes): void {
  if (rows.length < MAX_ROWS) rows.push(row);
}
