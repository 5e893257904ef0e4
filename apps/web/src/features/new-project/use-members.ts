import type { Failure, Member } from '@plomada/contracts';
import { useEffect, useState } from 'react';
import { failureOf } from '../../app/api/api-failure';
import { membersOfBusiness } from '../../app/api/endpoints';

export type Members =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly members: readonly Member[] }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Who belongs to the business, and how to ask again. */
export function useMembers(businessId: string): [Members, () => void] {
  const [state, setState] = useState<Members>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (members: Members) => wanted && setState(members);
    membersOfBusiness(businessId).then(
      ({ members }) => show({ status: 'ready', members }),
      (thrown) => show({ status: 'failed', failure: failureOf(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [businessId, attempt]);
  const again = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return [state, again];
}
