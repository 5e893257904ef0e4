import { styled } from '@mui/material/styles';

export const HEAD_HEIGHT = 40;
/** Pixels that the button of a column's menu takes where it always stands there. */
const MENU_ROOM = 28;

/** How grids look: the theme's colours, thin lines, one row a line. */
export const GridRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.line.main}`;
  const focused = { outline: `2px solid ${palette.accent.text}`, outlineOffset: -2 };
  return {
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    position: 'relative',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: line,
    borderRadius: theme.shape.borderRadius,
    scrollPaddingTop: HEAD_HEIGHT,
    '& .grid-row': {
      display: 'grid',
      gridTemplateColumns: 'var(--grid-columns)',
      minWidth: 'var(--grid-width)',
      width: '100%',
      minHeight: 'var(--grid-row)',
      borderBottom: line,
      backgroundColor: palette.background.paper,
    },
    '& .grid-row:not(.grid-wraps)': { height: 'var(--grid-row)' },
    '& .grid-opens': { cursor: 'pointer' },
    '& .grid-body .grid-row:hover, & .grid-body .grid-row:hover .grid-pinned': {
      backgroundColor: palette.background.default,
    },
    '& .grid-banner, & .grid-banner .grid-pinned': { backgroundColor: palette.background.default },
    '& .grid-chosen, & .grid-chosen .grid-pinned': { backgroundColor: palette.accent.tint },
    '& .grid-cell': {
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      padding: '0 8px',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& .grid-cell > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .grid-wraps .grid-cell': { paddingBlock: 8 },
    '& .grid-wraps .grid-cell > span': { whiteSpace: 'normal' },
    '& .grid-figure': { justifyContent: 'flex-end', textAlign: 'right' },
    '& .grid-head-cell.grid-figure': { paddingInlineEnd: 8 },
    '& .grid-cell:focus, & .grid-head-cell:focus': focused,
    '& .grid-cell:focus-visible, & .grid-head-cell:focus-visible': focused,
    '& .grid-marked': { backgroundColor: palette.accent.tint },
    '& .grid-fixed': { color: palette.text.secondary },
    '& .grid-pinned': { position: 'sticky', zIndex: 1, backgroundColor: palette.background.paper },
    '& .grid-head': { position: 'sticky', top: 0, zIndex: 3, width: '100%', minWidth: 'var(--grid-width)' },
    '& .grid-head .grid-row': { height: HEAD_HEIGHT },
    '& .grid-head-cell': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      minWidth: 0,
      padding: '0 4px 0 8px',
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      userSelect: 'none',
    },
    '& .grid-head-cell > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .grid-sorts': { cursor: 'pointer' },
    // Over the words, so that they need no room for what is seldom wanted.
    '& .grid-menu': {
      position: 'absolute',
      insetInlineEnd: 6,
      padding: 2,
      opacity: 0,
      backgroundColor: palette.background.paper,
    },
    '& .grid-head-cell:hover .grid-menu, & .grid-head-cell:focus .grid-menu, & .grid-menu:focus, & .grid-menu[aria-expanded=true]':
      { opacity: 1 },
    // The words of figures stand at the right.
    '& .grid-figure .grid-menu': { insetInlineStart: 2, insetInlineEnd: 'auto' },
    '@media (hover: none)': {
      '& .grid-menu': { opacity: 1, backgroundColor: 'transparent' },
      '& .grid-sorts': { paddingInlineEnd: MENU_ROOM },
      '& .grid-sorts.grid-figure': { paddingInline: `${MENU_ROOM}px 8px` },
    },
    '& .grid-edge': {
      position: 'absolute',
      insetInlineEnd: 0,
      top: 8,
      bottom: 8,
      width: 8,
      cursor: 'col-resize',
      touchAction: 'none',
      borderInlineEnd: line,
    },
    '& .grid-edge:hover': { borderInlineEndColor: palette.accent.text, borderInlineEndWidth: 2 },
    '& .grid-totals': {
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      minWidth: 'var(--grid-width)',
      fontWeight: 600,
      borderTop: line,
    },
    '& .grid-group': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
    '& .grid-box': { display: 'flex', padding: 6, marginInlineStart: -4 },
    '& .grid-box input': { width: 16, height: 16, margin: 0, accentColor: palette.primary.main },
    '& .grid-fold': { flexShrink: 0, marginInlineStart: -6, padding: 2 },
    '& .grid-input': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      height: '100%',
      margin: '0 -8px',
      padding: '0 6px',
      font: 'inherit',
      color: 'inherit',
      backgroundColor: palette.background.paper,
      border: 'none',
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& .grid-empty': { padding: '24px 12px', textAlign: 'center', color: palette.text.secondary },
  };
});
