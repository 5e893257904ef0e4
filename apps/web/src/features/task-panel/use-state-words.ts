import type { StateReason } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { shownParams } from '../../base/messages/shown-params';

/** Why a task is in its state, as a sentence. */
export function useStateWords(): (reason: StateReason) => string {
  const { t, i18n } = useTranslation('taskPanel');
  return useCallback(
    ({ code, params }) => t(`why.${code}`, shownParams(params, i18n.language)),
    [t, i18n.language],
  );
}
