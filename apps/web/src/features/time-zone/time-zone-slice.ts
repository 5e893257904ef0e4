import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The zone that the page was loaded in and the one that the device is in now, once they differ. */
export interface TimeZoneState {
  readonly moved: { readonly from: string; readonly to: string } | null;
}

const slice = createSlice({
  name: 'timeZone',
  initialState: { moved: null } as TimeZoneState,
  reducers: {
    seen: (_, { payload: { from, to } }: PayloadAction<{ from: string; to: string }>): TimeZoneState => ({
      moved: from === to ? null : { from, to },
    }),
  },
});

export const timeZoneActions = slice.actions;
export const timeZoneReducer = slice.reducer;
export const selectMovedZone = ({ timeZone }: { timeZone: TimeZoneState }) => timeZone.moved;
