/** Whether the screen is touched: what is pressed there is as large as a finger needs it. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
