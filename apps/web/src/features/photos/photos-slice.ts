import type { Failure } from '@plomada/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnsentPhoto } from './photo-store';

/** What the person's photos that the server does not have yet are, the oldest first, and which of them it does not take. */
export interface PhotosState {
  readonly unsent: readonly UnsentPhoto[];
  readonly refused: Readonly<Record<string, Failure>>;
}

/** A photo as it comes from the camera. */
export interface TakenPhoto extends Pick<UnsentPhoto, 'taskId' | 'restrictionId'> {
  readonly file: File;
}

const initialState: PhotosState = { unsent: [], refused: {} };

const slice = createSlice({
  name: 'photos',
  initialState,
  reducers: {
    /** Somebody took or chose one for a task of the open project, or for what it lacks. */
    taken: (state, _: PayloadAction<TakenPhoto>): PhotosState => state,
    loaded: (state, { payload }: PayloadAction<readonly UnsentPhoto[]>): PhotosState => ({
      ...state,
      unsent: payload,
    }),
    kept: (state, { payload }: PayloadAction<UnsentPhoto>): PhotosState => ({
      ...state,
      unsent: [...state.unsent, payload],
    }),
    said: (state, { payload: id }: PayloadAction<string>): PhotosState => ({
      ...state,
      unsent: state.unsent.map((one) => (one.id === id ? { ...one, isSaid: true } : one)),
    }),
    refused: (state, { payload }: PayloadAction<{ id: string; failure: Failure }>): PhotosState => ({
      ...state,
      refused: { ...state.refused, [payload.id]: payload.failure },
    }),
    /** The person tries again what was refused, or lets it go. */
    retried: (state): PhotosState => ({ ...state, refused: {} }),
    discarded: (state, _: PayloadAction<string>): PhotosState => state,
    /** It is sent, or let go. */
    gone: (state, { payload: id }: PayloadAction<string>): PhotosState => ({
      unsent: state.unsent.filter((one) => one.id !== id),
      refused: Object.fromEntries(Object.entries(state.refused).filter(([key]) => key !== id)),
    }),
  },
});

export const photosReducer = slice.reducer;
export const photosActions = slice.actions;

interface WithPhotos {
  readonly photos: PhotosState;
}
export const selectUnsentPhotos = ({ photos }: WithPhotos) => photos.unsent;
export const selectRefusedPhotos = ({ photos }: WithPhotos) => photos.refused;
