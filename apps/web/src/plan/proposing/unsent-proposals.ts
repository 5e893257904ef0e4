import type { Failure } from '@plomada/contracts';
import { proposalKey, type ProposedAction } from '@plomada/domain';
import type { MadeProposal, UnsentProposal } from '../state/unsent-proposal';

type Unsent = readonly UnsentProposal[];

/** Those proposed as well, last. A report takes the place of earlier ones of its task that never were on their way: the newest counts. */
export function withProposed(unsent: Unsent, made: readonly MadeProposal[]): Unsent {
  const isReplaced = (one: UnsentProposal): boolean =>
    (!one.isTried || one.failure !== null) && made.some(({ action }) => isSameReport(one.action, action));
  const wanted = made.map((one): UnsentProposal => ({
    ...one,
    wish: 'propose',
    isTried: false,
    failure: null,
  }));
  return [...unsent.filter((one) => !isReplaced(one)), ...wanted];
}

const isSameReport = (one: ProposedAction, other: ProposedAction): boolean =>
  one.type === 'FINISH_TASK' && other.type === 'FINISH_TASK' && one.payload.taskId === other.payload.taskId;

/** Without what is taken back; where the server has it, or may, it hears of that first. */
export function withTakenBack(unsent: Unsent, made: MadeProposal): Unsent {
  const own = unsent.find(({ id }) => id === made.id);
  const others = unsent.filter(({ id }) => id !== made.id);
  if (own?.wish === 'takeBack') return unsent;
  if (own && (!own.isTried || own.failure !== null)) return others;
  return [...others, { ...made, wish: 'takeBack', isTried: false, failure: null }];
}

/** With one on its way: from then on nobody knows whether the server has it. */
export const withTried = (unsent: Unsent, id: string): Unsent =>
  unsent.map((one) => (one.id === id ? { ...one, isTried: true } : one));

/** Once the server has answered what was wished: what is wished of the same since is still to be sent. */
export function withAnswer(unsent: Unsent, { id, wish }: UnsentProposal, failure: Failure | null): Unsent {
  return unsent.flatMap((one) => {
    if (one.id !== id) return [one];
    if (one.wish !== wish) return failure === null ? [one] : [];
    return failure === null || wish === 'takeBack' ? [] : [{ ...one, failure }];
  });
}

/** With those that the server did not take to be sent again. */
export const withAgain = (unsent: Unsent, ids: readonly string[]): Unsent =>
  unsent.map((one) => (ids.includes(one.id) ? { ...one, isTried: false, failure: null } : one));

/** Without those that the server did not take. */
export const withoutRefused = (unsent: Unsent, ids: readonly string[]): Unsent =>
  unsent.filter(({ id, failure }) => failure === null || !ids.includes(id));

/** Whether the same as one of these waits already to be proposed: nobody is asked the same twice. */
export function waitsAlready(unsent: Unsent, actions: readonly ProposedAction[]): boolean {
  const waiting = new Set(
    unsent
      .filter(({ wish, failure }) => wish === 'propose' && failure === null)
      .map(({ action }) => proposalKey(action)),
  );
  return actions.map(proposalKey).some((key) => key !== null && waiting.has(key));
}
