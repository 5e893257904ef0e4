/** Within it buttons are as high as a finger needs them where the screen is touched. */
export const TOUCHED_BUTTONS = {
  '@media (pointer: coarse)': { '& .MuiButton-root': { minHeight: 44 } },
} as const;

/** On a phone whatever points at it. */
const TOUCHED = '@media (pointer: coarse), (max-width: 599px)';
/** A control in a toolbar: as high as a finger needs it where the screen is touched. */
export const TOOL = { height: 32, [TOUCHED]: { height: 44 } } as const;
/** A button there that is an icon alone. */
export const TOOL_ICON = { width: 32, height: 32, [TOUCHED]: { width: 44, height: 44 } } as const;
/** A choice there: all of it opens it. */
export const TOOL_SELECT = {
  ...TOOL,
  fontSize: 13,
  // The library has two classes there.
  '& .MuiSelect-select.MuiSelect-select': {
    boxSizing: 'border-box',
    height: '100%',
    display: 'flex',
    alignItems: 'center',
  },
} as const;
