import { eventChannel, type EventChannel } from 'redux-saga';

/** The device gets or loses its network, the page is seen or is not. */
export const deviceChannel = (): EventChannel<true> =>
  eventChannel((emit) => {
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
      document.removeEventListener('visibilitychange', tell);
    };
  });
