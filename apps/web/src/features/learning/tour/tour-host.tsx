import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { TOUR_PARAM } from '../../../base/paths';

const Tour = lazy(async () => ({ default: (await import('./tour')).Tour }));

/** The guided tour that the address names, over whatever page it is on. */
export function TourHost() {
  const [params] = useSearchParams();
  const name = params.get(TOUR_PARAM);
  if (name === null) return null;
  return (
    <Suspense fallback={null}>
      <Tour key={name} name={name} />
    </Suspense>
  );
}
