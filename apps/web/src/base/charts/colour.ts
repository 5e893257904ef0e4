/** A colour of the theme, in either scheme: charts follow it without being redrawn. */
export const colour = (name: string): string => `var(--mui-palette-${name})`;
