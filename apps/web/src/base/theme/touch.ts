/** Within it buttons are as high as a finger needs them where the screen is touched. */
export const TOUCHED_BUTTONS = {
  '@media (pointer: coarse)': { '& .MuiButton-root': { minHeight: 44 } },
} as const;
