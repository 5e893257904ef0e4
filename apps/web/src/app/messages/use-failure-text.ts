import type { Failure } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { shownParams } from './shown-params';

/** The sentence for a code of a failure or a refusal, in the language that is shown. */
export function useFailureText(): (failure: Pick<Failure, 'code' | 'params'>) => string {
  const { t, i18n } = useTranslation('codes');
  return useCallback(
    ({ code, params }) => t([code, 'UNKNOWN'], shownParams(params, i18n.language)),
    [t, i18n.language],
  );
}
