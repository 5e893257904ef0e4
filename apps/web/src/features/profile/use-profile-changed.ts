import type { User } from '@plomada/contracts';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { selectUser, userChanged } from '../../base/session/session-slice';

/** What the server answered to a change of the account becomes what is shown everywhere, and it is said. */
export function useProfileChanged(): (changed: Partial<User>) => void {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  return (changed) => {
    if (!user) return;
    dispatch(userChanged({ ...user, ...changed }));
    dispatch(messageShown({ severity: 'success', key: 'profile:saved' }));
  };
}
