import { planPage } from './plan-page';
import type { ServerSocket } from './server-socket';
import { newServerSocket } from './socket-client';

export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The page of a test, and the server's end of its socket. */
interface LivePage {
  readonly page: ReturnType<typeof planPage>;
  readonly socket: ServerSocket;
  /** Begins a page upon the socket; the one before is left as it is. */
  readonly start: (answers?: Parameters<typeof planPage>[1]) => void;
  /** Gives the next page a socket of its own. */
  readonly renewSocket: () => void;
}

/** Has each of the tests around it begin with a socket of its own and a clock that the test turns, and ends its page after it. */
export function livePage(): LivePage {
  let page: ReturnType<typeof planPage> | null = null;
  let socket: ServerSocket;
  beforeEach(() => {
    jest.useFakeTimers();
    socket = newServerSocket();
  });
  afterEach(() => {
    page?.running.cancel();
    page = null;
    jest.useRealTimers();
  });
  return {
    get page() {
      if (!page) throw new Error('the test has started no page');
      return page;
    },
    get socket() {
      return socket;
    },
    start: (answers) => void (page = planPage(socket, answers)),
    renewSocket: () => void (socket = newServerSocket()),
  };
}
