import type { ActiveUser, DataForMe } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the open socket is: the shell shows it, uploads name it, the plan depends on it. */
export interface SocketState {
  readonly status: 'connected' | 'reconnecting' | 'disconnected' | 'unused';
  /** What does not answer this device: the whole internet, or only the product. Null while it is not known, or nothing is lost. */
  readonly missing: 'internet' | 'product' | null;
  readonly id: string | null;
  readonly activeUsers: readonly ActiveUser[];
  /** The server does not take this session on its socket: only a new one helps. */
  readonly refused: boolean;
}

const unused: SocketState = { status: 'unused', missing: null, id: null, activeUsers: [], refused: false };

const slice = createSlice({
  name: 'socket',
  initialState: unused,
  reducers: {
    connected: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'connected' as const,
      missing: null,
      id: payload,
      refused: false,
    }),
    refused: (state) => ({ ...state, refused: true }),
    reconnecting: (state) => ({
      ...state,
      status: 'reconnecting' as const,
      missing: null,
      id: null,
      activeUsers: [],
    }),
    disconnected: (state) => ({ ...state, status: 'disconnected' as const, id: null, activeUsers: [] }),
    missed: (state, { payload }: PayloadAction<SocketState['missing']>) => ({ ...state, missing: payload }),
    left: () => unused,
    usersChanged: (state, { payload }: PayloadAction<readonly ActiveUser[]>) => ({
      ...state,
      activeUsers: payload,
    }),
    userCame: (state, { payload }: PayloadAction<ActiveUser>) => ({
      ...state,
      activeUsers: [...state.activeUsers.filter(({ id }) => id !== payload.id), payload],
    }),
    userWent: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      activeUsers: state.activeUsers.filter(({ id }) => id !== payload),
    }),
    /** Something for this socket alone: progress of an import, its result, new reports. Features listen to it. */
    dataForMe: (state, _: PayloadAction<DataForMe>) => state,
  },
});

export const socketReducer = slice.reducer;
export const socketActions = slice.actions;

interface WithSocket {
  readonly socket: SocketState;
}
export const selectSocketId = (state: WithSocket) => state.socket.id;
export const selectSocketRefused = (state: WithSocket) => state.socket.refused;
export const selectMissing = (state: WithSocket) => state.socket.missing;
export const selectSocketStatus = (state: WithSocket) => state.socket.status;
export const selectActiveUsers = (state: WithSocket) => state.socket.activeUsers;
