import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The pictures of those who hold roles in a project. */
export interface AvatarsState {
  /** Whose they are, or are on their way; null before they were wanted. */
  readonly projectId: string | null;
  /** By the user's id, of those who have one. */
  readonly urls: Readonly<Record<string, string>>;
}

const nothing: AvatarsState = { projectId: null, urls: {} };

interface Loaded {
  readonly projectId: string;
  readonly avatars: readonly { readonly userId: string; readonly avatarURL: string | null }[];
}

const slice = createSlice({
  name: 'avatars',
  initialState: nothing,
  reducers: {
    /** Something is shown that has faces: they are asked for unless they are there. */
    wanted: (state, _: PayloadAction<string>) => state,
    asked: (_, { payload }: PayloadAction<string>): AvatarsState => ({ projectId: payload, urls: {} }),
    loaded: (state, { payload: { projectId, avatars } }: PayloadAction<Loaded>): AvatarsState => {
      if (state.projectId !== projectId) return state;
      const those = avatars.flatMap(({ userId, avatarURL }) => (avatarURL ? [[userId, avatarURL]] : []));
      return { projectId, urls: Object.fromEntries(those) };
    },
    /** Initials stay, until faces are wanted the next time. */
    failed: (state, { payload }: PayloadAction<string>): AvatarsState =>
      state.projectId === payload ? nothing : state,
  },
});

export const avatarsReducer = slice.reducer;
export const avatarsActions = slice.actions;
export const selectAvatars = ({ avatars }: { readonly avatars: AvatarsState }) => avatars;
