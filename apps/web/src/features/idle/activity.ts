import { eventChannel, type EventChannel } from 'redux-saga';
import { storeItem } from '../../base/store-item';

const SIGNS = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart'] as const;
/** One sign of life a second is enough. */
const PAUSE_MS = 1000;
const KEY = 'plomada.activity';
/** What the server believes: 'gone', once it was told that nobody is here; when somebody came back, while it has not heard of that; nothing otherwise. */
const REPORTED = 'plomada.idle';
const IDLE = 'gone';

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

/** Somebody is here, now. Answers whether that is a return: the first sign of life since the server was told that nobody is. */
export function noteActive(): boolean {
  const now = String(Date.now());
  storeItem(KEY, now);
  if (localStorage.getItem(REPORTED) !== IDLE) return false;
  storeItem(REPORTED, now);
  return true;
}

/** The server is being told that nobody is here. */
export const noteReportedIdle = (): void => storeItem(REPORTED, IDLE);

/** Whether the server was told so, in any tab, and nobody came back since. */
export const isReportedIdle = (): boolean => localStorage.getItem(REPORTED) === IDLE;

/** When somebody came back, in milliseconds, while the server has not heard of it; null otherwise. */
export const unreportedReturn = (): number | null => Number(localStorage.getItem(REPORTED)) || null;

/** The server knows that somebody is here. */
export const noteReportedReturn = (): void => localStorage.removeItem(REPORTED);
