import type { ExportTable } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { useCommandMenu } from '../../base/commands/use-command-menu';
import { FocusableButton } from '../../base/focus/focusable-button';
import { DownloadIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { TABLE_FORMATS, useSaveTable } from './use-save-table';

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
  const [busy, save] = useSaveTable();
  const ways = TABLE_FORMATS.map((way) => ({
    name: way,
    label: t(`viewAs.${way}`),
    run: () => void save(view(), of, way),
  }));
  const others = also ? [{ name: 'also', label: also.label, run: () => void also.save() }] : [];
  const { opensMenu, menu } = useCommandMenu([...ways, ...others]);
  return (
    <>
      <FocusableButton
        size={size}
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        {...opensMenu}
      >
        <ToolLabel>{t('view')}</ToolLabel>
      </FocusableButton>
      {menu}
    </>
  );
}
