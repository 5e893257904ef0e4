import { randomUUID } from 'node:crypto';

/** Whom the log names as who did it. */
const IMPORT = {
  userId: 'plomada-import',
  name: 'Plomada (import)',
  firstName: 'Plomada',
  lastName: '(import)',
};
const TYPE = 'UPDATE_RESPONSIBLE';

/**
 * The entries that give the people of a plan the accounts of this installation, one for each whose account is another one here, or none:
 * what is in a log stays as it is, and an account's id stands in it, so the log goes on with them. None where nothing differs.
 */
export function linkedResponsibles({ rules, projectId, plan, seq, accountOf, now }) {
  const entries = [];
  let current = plan;
  for (const { id, userId } of plan.responsibles.rows) {
    const account = userId === null ? null : accountOf(userId);
    if (account === userId) continue;
    const changes = [
      { kind: 'set', table: 'responsibles', id, before: { userId }, after: { userId: account } },
    ];
    const place = seq + entries.length + 1;
    const before = current;
    current = rules.evolve(before, changes);
    const hash = place % rules.HASH_EVERY === 0 ? { hash: rules.hashOf(current) } : {};
    entries.push({
      projectId,
      seq: place,
      baseSeq: place - 1,
      ...asEntry(rules, before, changes, now),
      ...hash,
    });
  }
  return entries;
}

/** As planning keeps what somebody does. */
function asEntry(rules, before, changes, now) {
  const actionId = randomUUID();
  const [{ id: responsibleId, after: values }] = changes;
  const touched = rules.ownEdits(before, { type: TYPE, payload: { responsibleId, values } }, changes);
  return {
    actionId,
    digest: 'import',
    type: TYPE,
    actor: IMPORT,
    at: now,
    when: now,
    touched,
    tasks: 0,
    rows: rules.rowsConcerned(before, touched, changes),
    needs: ['editPlan'],
    brokenBefore: [],
    schema: rules.WRITTEN_SCHEMA,
    bytes: Buffer.byteLength(JSON.stringify(changes)),
    changes,
    correlationId: actionId,
  };
}
