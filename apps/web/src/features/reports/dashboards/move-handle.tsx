import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { LayoutItem } from '@plomada/contracts';
import { DASHBOARD_GRID } from '@plomada/domain';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GripIcon } from '../../../base/icons/icons';
import { visuallyHidden } from '../../../base/layout/visually-hidden';
import { type Arrow, movedByKey, resizedByKey } from './arrange';

/** What the pointer drags a tile by. */
export const HANDLE = 'tile-handle';
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];

interface Props {
  /** What the report is called. */
  readonly name: string;
  readonly id: string;
  readonly layout: readonly LayoutItem[];
  readonly onArranged: (layout: readonly LayoutItem[]) => void;
}

/** Moves a tile by dragging or by arrow keys, and with Shift makes it larger or smaller; where it is then is said aloud. */
export function MoveHandle({ name, id, layout, onArranged }: Props) {
  const { t } = useTranslation('reports');
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  const [place, setPlace] = useState('');
  // Tiles stand in the order of reading: one that passes another may lose the focus on its way.
  useLayoutEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    button.current?.focus();
  }, [layout]);
  const press = (event: KeyboardEvent) => {
    if (!ARROWS.includes(event.key)) return;
    event.preventDefault();
    isByKey.current = true;
    const next = (event.shiftKey ? resizedByKey : movedByKey)(layout, id, event.key as Arrow);
    const { x, y, w, h } = next.find(({ i }) => i === id)!;
    setPlace(t('dashboard.place', { columns: DASHBOARD_GRID.columns, x: x + 1, y: y + 1, w, h }));
    onArranged(next);
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        edge="start"
        className={HANDLE}
        aria-label={t('dashboard.move', { name })}
        aria-describedby={hintId}
        onKeyDown={press}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <GripIcon />
      </IconButton>
      <Box component="span" id={hintId} sx={visuallyHidden}>
        {t('dashboard.keys')}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {place}
      </Box>
    </>
  );
}
