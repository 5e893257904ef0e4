import { eventChannel, type EventChannel } from 'redux-saga';
import { keepItem } from '../../base/keep-item';

const SIGNS = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart'] as const;
/** One sign of life a second is enough. */
const PAUSE_MS = 1000;
const KEY = 'plomada.activity';

/** Signs of life in this tab. */
export function activityChannel(): EventChannel<true> {
  return eventChannel((emit) => {
    let last = 0;
    const listen = () => {
      const now = Date.now();
      if (now - last < PAUSE_MS) return;
      last = now;
      emit(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, listen, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, listen, { capture: true });
    };
  });
}

/** When the person was last active in any tab of this browser, in milliseconds: the tabs share one session. */
export const lastActive = (): number => Number(localStorage.getItem(KEY)) || Date.now();

export const noteActive = (): void => keepItem(KEY, String(Date.now()));
