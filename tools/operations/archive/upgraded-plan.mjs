import { UserFacingError } from '../../local/user-facing-error.mjs';

/** A stored plan as this release has it. Refuses one of a newer schema. */
export const upgradedPlan = (rules, document, schema) =>
  understood(rules, () => rules.upgradePlanDocument(document, schema));

/** Refuses a schema of plans that this release does not know: it would misread them. */
export const refuseNewer = (rules, schema) => void understood(rules, () => rules.upgradeChanges([], schema));

/** What `read` answers, where it does not come upon a newer schema. */
export function understood(rules, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof rules.NewerSchema)) throw error;
    const { schema, readable } = error;
    throw new UserFacingError(
      `The plan is of a newer version (schema ${schema}, and this release reads up to ${readable}): update this installation first.`,
    );
  }
}
