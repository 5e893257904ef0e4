import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectClose } from './close-slice';

const CloseTermDialog = lazy(async () => ({
  default: (await import('./close-term-dialog')).CloseTermDialog,
}));

/** An own close, wherever the person is: it goes on, and is told of, on every page of the project. */
export function CloseTerm() {
  const { phase } = useAppSelector(selectClose);
  if (phase === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <CloseTermDialog />
    </Suspense>
  );
}
