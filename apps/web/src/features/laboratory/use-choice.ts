import { useCallback, useMemo } from 'react';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { choiceFrom, type LaboratoryChoice, withChoice } from './laboratory-choice';

/** What is compared stands in the address: it survives a reload, and a link brings it along. */
export function useChoice(): readonly [LaboratoryChoice, (part: Partial<LaboratoryChoice>) => void] {
  const [address, setAddress] = useLatestSearchParams();
  const choice = useMemo(() => choiceFrom(address), [address]);
  const choose = useCallback(
    (part: Partial<LaboratoryChoice>) =>
      setAddress((now) => withChoice(now, { ...choiceFrom(now), ...part }), {
        replace: true,
        flushSync: true,
      }),
    [setAddress],
  );
  return [choice, choose];
}
