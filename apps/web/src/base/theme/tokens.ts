/** The measures of the product. Its colours are in libs/presentation. */
export const DRAWER_WIDTH = 240;
export const DRAWER_COLLAPSED_WIDTH = 64;
export const TOP_BAR_HEIGHT = 56;
export const ROW_HEIGHT = 36;
export const ROW_HEIGHT_COMPACT = 30;
export const RADIUS = 8;
