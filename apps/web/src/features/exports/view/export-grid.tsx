import Button from '@mui/material/Button';
import type { useGridApiRef } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../../base/icons/icons';
import { viewOfGrid } from './grid-view';
import { useSaveView } from './use-save-view';

interface Props {
  readonly grid: ReturnType<typeof useGridApiRef>;
  /** What the table is called. */
  readonly title: string;
  /** The project or the business that it is of. */
  readonly of: string;
}

/** Takes a grid's rows away as a spreadsheet, as they are shown. */
export function ExportGrid({ grid, title, of }: Props) {
  const { t } = useTranslation('exports');
  const [busy, save] = useSaveView();
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={busy}
      onClick={() => grid.current && void save(viewOfGrid(title, grid.current), of)}
    >
      {t('view')}
    </Button>
  );
}
