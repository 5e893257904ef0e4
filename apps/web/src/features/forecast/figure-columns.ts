/** Four figures side by side, two by two, or below each other on a phone: the skeleton stands the same way. */
export const FIGURE_COLUMNS = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};
