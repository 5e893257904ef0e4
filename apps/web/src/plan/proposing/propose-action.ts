import type { Failure } from '@plomada/contracts';
import { type PlanAction, proposalsOf, proposalSubject } from '@plomada/domain';
import { put, type PutEffect } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { planEvents, type SubmitMeta } from '../state/plan-actions';
import type { Ready } from '../state/plan-state';
import { refusalHere } from './refusal-here';

/** Proposes what this person may not write; answers why it is not proposed, null when it is. The plan stays as it is. */
export function* proposeAction(
  ready: Ready,
  action: PlanAction,
  { id, word = '', isCauseAskedThere }: Pick<SubmitMeta, 'id' | 'word' | 'isCauseAskedThere'>,
): Generator<PutEffect, Failure | null, never> {
  const failure = refusalHere(ready, action);
  if (failure) return failure;
  const when = new Date().toISOString();
  const plan = ready.sync.visible;
  const proposals = (proposalsOf(plan, action) ?? []).map((proposed, place) => ({
    id: (place === 0 && id) || newId(),
    when,
    action: proposed,
    word,
    about: proposalSubject(plan, proposed).name,
  }));
  const asked = isCauseAskedThere && { isCauseAskedThere };
  yield put(planEvents.proposing({ projectId: ready.projectId, proposals, ...asked }));
  return null;
}
