import type { Failure } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from './code-text';

/** As much of a failure as its sentence needs. */
export type CodedFailure = Pick<Failure, 'code' | 'params'>;

/**
 * The sentence for a code of a failure or a refusal, in the language that is shown. Empty for the moment in which the
 * sentences are still on their way: the login loads them only when it has something to say.
 */
export function useFailureText(): (failure: CodedFailure) => string {
  const { t, i18n, ready } = useTranslation(['codes', 'common'], { useSuspense: false });
  return useCallback(
    ({ code, params }) => (ready ? codeText(t, [code, 'UNKNOWN'], params, i18n.language) : ''),
    [t, ready, i18n.language],
  );
}
