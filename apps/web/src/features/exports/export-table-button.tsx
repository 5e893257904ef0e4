import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ExportTable } from '@plomada/interchange';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../base/icons/icons';
import { useSaveTable, TABLE_FORMATS, type TableFormat } from './use-save-table';

interface Props {
  /** Asked for when somebody wants it. */
  readonly view: () => ExportTable | Promise<ExportTable>;
  /** What the file is named after beside the table. */
  readonly of: string;
  readonly size?: 'small' | 'medium';
  /** Another file that the rows can be taken away in. */
  readonly also?: { readonly label: string; readonly save: () => Promise<void> };
}

/** Takes a table away as a spreadsheet, as CSV, or to paste it elsewhere. */
export function ExportTableButton({ view, of, size = 'medium', also }: Props) {
  const { t } = useTranslation('exports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, save] = useSaveTable();
  const menuId = useId();
  const choose = (way: TableFormat) => {
    setAnchor(null);
    void save(view(), of, way);
  };
  return (
    <>
      <Button
        size={size}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('view')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {TABLE_FORMATS.map((way) => (
          <MenuItem key={way} onClick={() => choose(way)}>
            {t(`viewAs.${way}`)}
          </MenuItem>
        ))}
        {also && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              void also.save();
            }}
          >
            {also.label}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
