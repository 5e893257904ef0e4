/** What a thumb in a glove hits, pixels (`screens.md`, "Field mode"). */
export const TOUCH_PX = 48;

/** The buttons of field mode: as high as a thumb needs them, the words on two lines where one has no room. */
export const TOUCHED = { minHeight: TOUCH_PX, whiteSpace: 'normal', lineHeight: 1.2, px: 2 } as const;
