import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectToken, selectUser } from '../../base/session/session-slice';
import { selectBusinesses, selectProjectsStatus } from '../projects/projects-slice';
import { readFieldProject } from './field-project';
import { fieldStart } from './field-start';

/** The session that has been led to its first page: whoever goes to the list from there wants the list. */
let led: string | null = null;

/**
 * The project whose field mode `/` leads to: on a phone, for somebody who is nothing but a responsible, once after the login or the
 * page's first load. Null where it stays at the list.
 */
export function useFieldStart(): string | null {
  const isOnSite = useMediaQuery('(max-width: 599px), (pointer: coarse)', { noSsr: true });
  const user = useAppSelector(selectUser);
  const token = useAppSelector(selectToken);
  const businesses = useAppSelector(selectBusinesses);
  const isListed = useAppSelector(selectProjectsStatus) === 'ready';
  const [isFirst] = useState(() => led !== token);
  useEffect(() => {
    if (isListed) led = token;
  }, [isListed, token]);
  if (!isFirst || !isOnSite || !isListed || !user) return null;
  return fieldStart(user, businesses, readFieldProject(user.id));
}
