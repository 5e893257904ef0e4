import type { Failure } from '@plomada/contracts';
import type { PlanAction } from '@plomada/domain';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import { selectReady } from '../state/plan-selectors';
import { refusalHere } from './refusal-here';

/** Asks beforehand why the open plan would not take an action; null when it would. Only while a plan is open. */
export function useRefusalHere(): (action: PlanAction) => Failure | null {
  const store = useStore<RootState>();
  return useCallback((action) => refusalHere(selectReady(store.getState())!, action), [store]);
}
