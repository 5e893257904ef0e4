import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What was typed into a field of a row that somebody else took away. */
export interface LostText {
  /** What the field is called. */
  readonly label: string;
  readonly text: string;
}

/** Offered until the person has seen it. */
const slice = createSlice({
  name: 'lostText',
  initialState: [] as readonly LostText[],
  reducers: {
    lost: (state, { payload }: PayloadAction<LostText>) => [...state, payload],
    seen: () => [],
  },
});

export const lostTextActions = slice.actions;
export const lostTextReducer = slice.reducer;

interface WithLostText {
  readonly lostText: readonly LostText[];
}
export const selectLostText = ({ lostText }: WithLostText): readonly LostText[] => lostText;
