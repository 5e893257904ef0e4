import type { Change } from './change';
import type { PlanDocument } from './document';

/**
 * What leads from one schema of plans to the next. A plan that is upgraded and then changed by upgraded changes has to be the changed
 * plan, upgraded: checkpoints and logs of any age lead to the same plan then.
 */
export interface SchemaStep {
  readonly document: (document: PlanDocument) => PlanDocument;
  readonly change: (change: Change) => readonly Change[];
}

export interface SchemaVersions {
  /** In order: the first leads from schema 1 to 2. */
  readonly steps: readonly SchemaStep[];
  /** The newest that is understood: the one to which the steps lead, or the one after it, in the release that prepares for it. */
  readonly readable: number;
}

/** Of what was stored before it said of which schema it is. */
const FIRST = 1;

const VERSIONS: SchemaVersions = { steps: [], readable: FIRST };

/** The schema by which plans, and changes of them, are written. */
export const WRITTEN_SCHEMA = writtenBy(VERSIONS);
/** The newest schema that this release understands. */
export const READABLE_SCHEMA = VERSIONS.readable;

/** That something was written by a newer release, which this one would misread. */
export class NewerSchema extends Error {
  constructor(
    readonly schema: number,
    readonly readable: number,
  ) {
    super(`it is of schema ${schema}, and this release reads up to ${readable}: install the newer one`);
    this.name = 'NewerSchema';
  }
}

/** A stored plan as this release has it; refuses one of a newer schema (`NewerSchema`). */
export function upgradePlanDocument(
  document: PlanDocument,
  schema: number = FIRST,
  versions: SchemaVersions = VERSIONS,
): PlanDocument {
  return stepsFrom(schema, versions).reduce((upgraded, step) => step.document(upgraded), document);
}

/** Stored changes, all or some of an entry's, as this release has them; refuses those of a newer schema (`NewerSchema`). */
export function upgradeChanges(
  changes: readonly Change[],
  schema: number = FIRST,
  versions: SchemaVersions = VERSIONS,
): readonly Change[] {
  return stepsFrom(schema, versions).reduce((upgraded, step) => upgraded.flatMap(step.change), changes);
}

function stepsFrom(schema: number, { steps, readable }: SchemaVersions): readonly SchemaStep[] {
  if (schema > readable) throw new NewerSchema(schema, readable);
  return steps.slice(schema - FIRST);
}

function writtenBy({ steps }: SchemaVersions): number {
  return FIRST + steps.length;
}
