import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { useLogAddress } from './use-log-address';

const EntryDrawer = lazy(async () => ({ default: (await import('./entry-drawer')).EntryDrawer }));

/** Shows the entry of the log that the address names, above whichever page of the project it was opened from. */
export function LogEntryHost() {
  const projectId = useAppSelector(selectReadyId);
  const { entry } = useLogAddress();
  const [wasOpened, setOpened] = useState(false);
  if (entry !== null && !wasOpened) setOpened(true);
  if (projectId === null || !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <EntryDrawer projectId={projectId} />
    </Suspense>
  );
}
