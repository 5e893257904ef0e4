/** On paper nothing scrolls: what does so in a window is as long as it is. */
export const PRINTED_WHOLE = {
  '@media print': { display: 'block', height: 'auto', overflow: 'visible' },
} as const;

/** What is there to be pressed. */
export const NOT_PRINTED = { '@media print': { display: 'none' } } as const;

/** What a window says elsewhere. */
export const PRINTED_ONLY = { display: 'none', '@media print': { display: 'block' } } as const;
