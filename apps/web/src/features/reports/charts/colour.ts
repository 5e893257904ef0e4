/** A colour of the theme, in either scheme: charts follow it without being drawn anew. */
export const colour = (name: string): string => `var(--mui-palette-${name})`;
