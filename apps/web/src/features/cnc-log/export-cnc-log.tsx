import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { CncLogRow } from '@plomada/domain';
import type { CncLogColumn } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch } from '../../base/hooks';
import { DownloadIcon } from '../../base/icons/icons';
import { messageShown } from '../../base/messages/messages-slice';
import { useToday } from '../../plan/rows/use-today';
import { download } from '../exports/download';

interface Props {
  /** As they are filtered and put in order on the screen. */
  readonly rows: readonly CncLogRow[];
  /** What the project is called. */
  readonly project: string;
}

/** Takes the log away as CSV. The spreadsheet's button is there and does nothing, as the spec has it. */
export function ExportCncLog({ rows, project }: Props) {
  const { t, i18n } = useTranslation(['cncLog', 'columns']);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const today = useToday();
  const save = async () => {
    try {
      const { CNC_LOG_COLUMNS, cncLogFileName, writeCncLog } = await import('../exports/table-writers');
      const heads = Object.fromEntries(
        CNC_LOG_COLUMNS.map((column) => [column, t(`columns:cause.${column}`)]),
      ) as Record<CncLogColumn, string>;
      const bytes = writeCncLog(rows, heads, format.date, i18n.language);
      const blob = new Blob([new Uint8Array(bytes)], { type: 'text/csv;charset=utf-8' });
      download(cncLogFileName({ project, date: today }), blob);
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    }
  };
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => void save()}>
        {t('csv')}
      </Button>
      <Tooltip title={t('xlsNot')} describeChild>
        {/* What is disabled tells nobody who points at it. */}
        <span>
          <Button startIcon={<DownloadIcon />} disabled>
            {t('xls')}
          </Button>
        </span>
      </Tooltip>
    </>
  );
}
