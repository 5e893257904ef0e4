import type { Plan, PlanSettings, RowOf, TableName } from './plan';
import { TABLES } from './change';
import { type Row, Table } from './table';

/** A plan as JSON: what is stored, sent and compared. */
export type PlanDocument = { readonly settings: PlanSettings } & {
  readonly [N in TableName]: readonly RowOf<N>[];
};

export function toDocument(plan: Plan): PlanDocument {
  const document: Record<string, unknown> = { settings: plan.settings };
  for (const name of TABLES) document[name] = (plan[name] as Table<Row>).rows;
  return document as unknown as PlanDocument;
}

/**
 * The plan of a document of the schema that is written now (`upgradePlanDocument`). Tables that it does not have begin empty: a process or
 * a browser of the release before may have made it.
 */
export function fromDocument(document: PlanDocument): Plan {
  const plan: Record<string, unknown> = { settings: document.settings };
  for (const name of TABLES) plan[name] = Table.of((document[name] ?? []) as readonly Row[]);
  return plan as unknown as Plan;
}
