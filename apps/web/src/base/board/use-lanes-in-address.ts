import { useLatestSearchParams } from '../use-latest-search-params';

const PARAM = 'lanes';

/** What the cards of a board are grouped by, one of the choices or nothing. It stands in the address, as the filters do. */
export function useLanesInAddress<Choice extends string>(
  choices: readonly Choice[],
): readonly [Choice | null, (choice: string) => void] {
  const [address, setAddress] = useLatestSearchParams();
  const asked = address.get(PARAM);
  const choose = (choice: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (choice === '') next.delete(PARAM);
        else next.set(PARAM, choice);
        return next;
      },
      { replace: true },
    );
  return [choices.find((choice) => choice === asked) ?? null, choose];
}
