import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../base/hooks';
import { lostTextActions } from '../../plan/lost-text/lost-text-slice';
import { selectPlan } from '../../plan/state/plan-selectors';
import type { TouchedFields } from './restriction-form';

/**
 * Offers what was typed about a restriction to be kept when somebody else removes it, and the dialog goes with it. Answers how to
 * say that the person removes it and gives up what was typed.
 */
export function useLostTexts(id: string | null, touched: TouchedFields): () => void {
  const { t } = useTranslation('columns');
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectPlan>[0]>();
  const latest = useRef({ touched, t });
  const isGivenUp = useRef(false);
  useEffect(() => {
    latest.current = { touched, t };
  });
  useEffect(
    () => () => {
      const { touched: typed, t: words } = latest.current;
      if (isGivenUp.current || id === null || selectPlan(store.getState())?.restrictions.has(id) !== false)
        return;
      for (const field of ['detail', 'comments'] as const) {
        const text = typed[field]?.trim();
        if (text) dispatch(lostTextActions.lost({ label: words(`restriction.${field}`), text }));
      }
    },
    [dispatch, store, id],
  );
  return useCallback(() => void (isGivenUp.current = true), []);
}
