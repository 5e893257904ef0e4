import type { Failure } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The sentence for a code of a failure or a refusal, in the language that is shown. */
export function useFailureText(): (failure: Pick<Failure, 'code' | 'params'>) => string {
  const { t } = useTranslation('codes');
  return useCallback((failure) => t([failure.code, 'UNKNOWN'], { ...failure.params }), [t]);
}
