import { ServerSocket } from './server-socket';

/** In place of `socket.io-client`, see Jest's configuration: a page that connects gets the server's end that the test holds. */
let socket = new ServerSocket();

export const io = (): ServerSocket => socket;

/** Pages that connect from now on do so to another server's end. */
export function newServerSocket(): ServerSocket {
  socket = new ServerSocket();
  return socket;
}
