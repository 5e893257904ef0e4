import { styled } from '@mui/material/styles';

export const LANE_PX = 40;
export const GAP_PX = 8;
const COLUMN_GAP_PX = 8;
/** The heads of the columns, with the room below them. */
export const HEAD_PX = 52;

/** How boards look: columns beside each other, each a quiet strip with cards on it. On a phone one column fills the screen. */
export const BoardRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.line.main}`;
  return {
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    position: 'relative',
    fontSize: '0.8125rem',
    '--board-column': '204px',
    [theme.breakpoints.down('md')]: { '--board-column': '240px' },
    [theme.breakpoints.down('sm')]: { '--board-column': 'min(82vw, 320px)' },
    [theme.breakpoints.down('md')]: {
      '&:not(.board-dragging)': { scrollSnapType: 'x proximity', scrollPaddingInline: 4 },
    },
    '& .board-sheet': {
      position: 'relative',
      minWidth: '100%',
      width: `calc(var(--board-columns) * (var(--board-column) + ${COLUMN_GAP_PX}px))`,
      minHeight: '100%',
    },
    '& .board-line': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--board-columns), minmax(0, 1fr))',
      columnGap: COLUMN_GAP_PX,
      padding: '0 4px',
    },
    '& .board-strips': { position: 'absolute', inset: 0 },
    '& .board-strip': {
      borderRadius: theme.shape.borderRadius,
      backgroundColor: palette.shade.main,
      border: '2px solid transparent',
      scrollSnapAlign: 'start',
    },
    '& .board-strip.board-over': { borderColor: palette.primary.main, backgroundColor: palette.accent.tint },
    // A dashed line as tall as thousands of cards takes half a second to draw.
    '& .board-strip.board-refused': { opacity: 0.45, borderColor: palette.line.strong },
    '& .board-heads': { position: 'sticky', top: 0, zIndex: 3, height: HEAD_PX },
    '& .board-head': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      height: 44,
      padding: '0 12px',
      fontWeight: 600,
      backgroundColor: palette.shade.main,
      borderRadius: theme.shape.borderRadius,
    },
    '& .board-count': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .board-why': {
      position: 'absolute',
      insetInline: 6,
      top: 44,
      padding: '8px 10px',
      fontWeight: 400,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px dashed ${palette.line.strong}`,
      borderRadius: theme.shape.borderRadius,
    },
    '& .board-empty': {
      position: 'absolute',
      insetInline: 6,
      top: 52,
      padding: '12px 8px',
      fontWeight: 400,
      textAlign: 'center',
      color: palette.text.secondary,
    },
    '& .board-rows': { position: 'relative' },
    '& .board-lane': {
      position: 'absolute',
      insetInline: 0,
      height: LANE_PX,
      display: 'flex',
      alignItems: 'flex-end',
      padding: '0 4px 6px',
    },
    '& .board-lane > *': {
      position: 'sticky',
      insetInlineStart: 8,
      display: 'flex',
      gap: 8,
      padding: '2px 8px',
      fontWeight: 600,
      backgroundColor: palette.background.default,
      border: line,
      borderRadius: theme.shape.borderRadius,
    },
    '& .board-columns': { position: 'absolute', insetInline: 0, top: HEAD_PX },
    '& .board-column': { position: 'relative' },
    '& .board-place': { position: 'absolute', insetInline: 6 },
    '& .board-card, &.board-card': {
      height: '100%',
      padding: '8px 10px',
      overflow: 'hidden',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: line,
      borderRadius: theme.shape.borderRadius,
      cursor: 'pointer',
      touchAction: 'manipulation',
    },
    '& .board-card:hover': { borderColor: palette.line.strong },
    '& .board-card:focus-visible': { outline: `2px solid ${palette.accent.text}`, outlineOffset: -1 },
    '& .board-card.board-held': {
      outline: `2px dashed ${palette.accent.text}`,
      outlineOffset: -1,
      backgroundColor: palette.accent.tint,
    },
  };
});
