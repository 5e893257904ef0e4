import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnsIcon, VisibilityIcon } from '../icons/icons';
import { ColumnsChoice } from './columns-choice';
import { type ChosenView, orderedColumns } from './grid-view';
import type { Grid } from './grid';
import { ViewsMenu } from './views-menu';

/** Beside a grid: which columns it has, and the views of it that were saved. */
export function GridTools<Row extends object>({ grid }: { readonly grid: Grid<Row> }) {
  return (
    <>
      <ColumnsTool grid={grid} />
      {grid.keptAs !== undefined && <ViewsTool grid={grid} />}
    </>
  );
}

function ColumnsTool<Row extends object>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const columns = orderedColumns(grid.columns, grid.view).filter(({ isTool }) => !isTool);
  const names = new Map(columns.map(({ id, head, headInFull }) => [id, headInFull ?? head]));
  const isHidden = (id: string) => grid.view.hidden.includes(id);
  const ids = columns.map(({ id }) => id);
  return (
    <>
      <Tool label={t('columns.button')} isOpen={anchor !== null} onOpen={setAnchor}>
        <ColumnsIcon fontSize="small" />
      </Tool>
      {anchor && (
        <ColumnsChoice
          title={t('columns.title')}
          anchor={anchor}
          shown={ids.filter((id) => !isHidden(id))}
          hidden={ids.filter(isHidden)}
          nameOf={(id) => names.get(id) ?? id}
          onChosen={(shown) =>
            grid.change({ order: [...shown], hidden: ids.filter((id) => !shown.includes(id)) })
          }
          onReset={grid.reset}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

function ViewsTool<Row extends object>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tool label={t('views.button')} isOpen={anchor !== null} onOpen={setAnchor}>
        <VisibilityIcon fontSize="small" />
      </Tool>
      {anchor && <ViewsMenu<ChosenView> viewed={grid} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
  readonly children: ReactNode;
}

function Tool({ label, isOpen, onOpen, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => onOpen(event.currentTarget)}
        sx={{ width: 36, height: 36 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
