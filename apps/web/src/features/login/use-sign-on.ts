import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../base/hooks';
import { loginActions } from './login-slice';
import { sameOriginPath } from '../../base/same-origin-path';

/** Goes to the provider, and afterwards on to where the login's address says. */
export function useSignOn(): () => void {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const from = sameOriginPath(params.get('from'));
  return useCallback(() => dispatch(loginActions.signOnAsked(from)), [dispatch, from]);
}
