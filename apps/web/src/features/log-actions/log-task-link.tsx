import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withTask } from '../../plan/task-in-address/use-task-in-address';

/** Leads from an entry to a task that it was about: the entry makes way. */
export function LogTaskLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [address] = useSearchParams();
  const next = withTask(address, id);
  next.delete('entry');
  return (
    <MuiLink component={Link} to={{ search: next.toString() }} underline="hover">
      {children}
    </MuiLink>
  );
}
