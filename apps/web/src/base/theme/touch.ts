/** What a finger hits, in pixels (WCAG 2.5.5). */
const FINGER_PX = 44;
const COARSE = '@media (pointer: coarse)';

/** A button is as high as a finger needs it where the screen is touched. */
export const AS_HIGH_AS_A_FINGER = { [COARSE]: { minHeight: FINGER_PX } } as const;
/** A button that is an icon alone where its words have no room: as wide, too. */
export const AS_WIDE_AS_A_FINGER = { [COARSE]: { minWidth: FINGER_PX } } as const;
/** An entry of the side menu. */
export const MENU_ENTRY = { height: 40, [COARSE]: { height: FINGER_PX } } as const;
/** What stands close to others keeps its size there, and is hit beside itself too. */
export const HIT_BESIDE_ITSELF = {
  [COARSE]: {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: `max(100%, ${FINGER_PX}px)`,
      height: `max(100%, ${FINGER_PX}px)`,
      transform: 'translate(-50%, -50%)',
    },
  },
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
