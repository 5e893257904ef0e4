import { PASSWORD_MINIMUM } from '@plomada/domain';
import { useCallback } from 'react';
import { useQuery } from '../../base/api/use-query';
import { passwordRules } from './profile-api';

/** The least characters of somebody's new password, and `none` where they have none yet: what stands in its place. */
export function usePasswordRules(userId: string) {
  const [rules] = useQuery(useCallback(() => passwordRules(userId), [userId]));
  // Until it is known the server says it: then there is no less than the least of all.
  const minimum = rules.status === 'ready' ? rules.value.minimum : PASSWORD_MINIMUM.least;
  return { minimum, none: rules.status === 'ready' && !rules.value.hasPassword ? rules.value : null };
}
