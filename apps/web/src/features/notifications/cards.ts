/** A list of cards, one below the other. */
export const CARDS = { display: 'flex', flexDirection: 'column', gap: 3, m: 0, p: 0 } as const;
