import { useCallback, useMemo } from 'react';
import { useLatestSearchParams } from '../../../base/use-latest-search-params';
import { MEETING_PARAM } from '../../../base/paths';
import { askFullScreen, leaveFullScreen } from './full-screen';

/** Whether the page is shown as a meeting. It stands in the address: it survives a reload, and a link brings it along. */
export function useMeetingAddress() {
  const [address, setAddress] = useLatestSearchParams();
  const isOn = address.get(MEETING_PARAM) === '1';
  const put = useCallback(
    (on: boolean) =>
      setAddress((now) => {
        const changed = new URLSearchParams(now);
        if (on) changed.set(MEETING_PARAM, '1');
        else changed.delete(MEETING_PARAM);
        return changed;
      }),
    [setAddress],
  );
  return useMemo(
    () => ({
      isOn,
      enter: () => {
        askFullScreen();
        put(true);
      },
      leave: () => {
        leaveFullScreen();
        put(false);
      },
    }),
    [isOn, put],
  );
}
