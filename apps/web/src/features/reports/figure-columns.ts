/** Three figures side by side, or below each other on a phone: the skeleton stands the same way. */
export const FIGURE_COLUMNS = { xs: '1fr', sm: 'repeat(3, 1fr)' };
