import {
  type Change,
  fromDocument,
  NewerSchema,
  type Plan,
  type PlanDocument,
  upgradeChanges,
  upgradePlanDocument,
  WRITTEN_SCHEMA,
} from '@plomada/domain';
import { unavailable } from '@plomada/service-kit';

/** A stored plan as this release has it. Refuses with PLAN_OF_NEWER_RELEASE. */
export function storedPlan(document: PlanDocument, schema?: number): Plan {
  return understood(() => fromDocument(upgradePlanDocument(document, schema)));
}

/** An entry of a log with its changes as this release has them. Refuses with PLAN_OF_NEWER_RELEASE. */
export function upgraded<E extends { readonly schema?: number; readonly changes?: readonly Change[] }>(
  entry: E,
): E {
  const changes = understood(() => upgradeChanges(entry.changes ?? [], entry.schema));
  return { ...entry, schema: WRITTEN_SCHEMA, ...(entry.changes && { changes }) };
}

/** While an upgrade is under way a process of the newer release may be asked the next time: it is worth another try. */
function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NewerSchema)) throw error;
    const { schema, readable } = error;
    throw unavailable('PLAN_OF_NEWER_RELEASE', { schema, readable });
  }
}
