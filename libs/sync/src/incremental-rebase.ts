import { Rebase } from './decide-pending';
import { type Confirmed, confirmedBy, unconfirmed } from './sync';
import type { Author, SyncState } from './sync-state';

interface Work extends Confirmed {
  /** What it was begun with. */
  readonly from: SyncState;
  readonly author: Author;
  /** Own actions that are confirmed with it. */
  readonly confirmedIds: ReadonlySet<string>;
  readonly rebase: Rebase;
}

/**
 * Rebases the unsent actions upon what is confirmed and the entries that were laid aside, as `receive` does, but a slice at a
 * time: to decide hundreds of them again takes longer than anybody should wait for the next key. What is shown stays until all of
 * them are decided; what is done, sent, answered and rejected meanwhile counts, and what is no longer true is begun again.
 */
export class IncrementalRebase {
  private work: Work | null = null;

  /**
   * Goes on with the plan as it is held now, for as long as `mayGoOn` but by one action at least. Answers the plan with the
   * entries in it; null while there is more to be done.
   */
  advance(state: SyncState, author: Author, mayGoOn: () => boolean): SyncState | null {
    if (!this.work || !isStillOf(this.work, state, author)) this.work = begun(state, author);
    const { matches, after, confirmedIds, rebase } = this.work;
    if (matches) return after;
    const pending = unconfirmed(state.pending, after.seq).filter(({ id }) => !confirmedIds.has(id));
    while (rebase.ids.length < pending.length) {
      rebase.decide(pending[rebase.ids.length]!);
      if (rebase.ids.length < pending.length && !mayGoOn()) return null;
    }
    const { rejectedActions } = state;
    const buffer = new Map([...state.buffer].filter(([seq]) => seq > after.seq));
    const drifted = state.drifted || after.drifted;
    return { ...after, pending, rejectedActions, buffer, drifted, ...rebase.outcome };
  }
}

function begun(state: SyncState, author: Author): Work {
  const confirmed = confirmedBy(state, [], author);
  const entries = [...state.buffer.values()].filter(({ seq }) => seq <= confirmed.after.seq);
  const confirmedIds = new Set(entries.map(({ actionId }) => actionId));
  return { ...confirmed, from: state, author, confirmedIds, rebase: new Rebase(confirmed.after, author) };
}

/** Whether what was begun with holds still: the same log, by the same person, with the same actions where they were decided. */
function isStillOf(
  { from, author, after, matches, confirmedIds, rebase }: Work,
  state: SyncState,
  now: Author,
) {
  if (matches || state.confirmed !== from.confirmed || state.seq !== from.seq || state.own !== from.own)
    return false;
  if (author.today !== now.today || author.actor !== now.actor) return false;
  const pending = unconfirmed(state.pending, after.seq).filter(({ id }) => !confirmedIds.has(id));
  return rebase.ids.every((id, place) => pending[place]?.id === id);
}
