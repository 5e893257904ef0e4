import Button from '@mui/material/Button';
import type { PastAction } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../app/api/api-failure';
import { useFormat } from '../../app/format';
import { useAppDispatch } from '../../app/hooks';
import { DownloadIcon } from '../../app/icons/icons';
import { failureShown } from '../../app/messages/messages-slice';
import { csvFile } from '../exports/csv-file';
import { download } from '../exports/download';
import { fetchPage } from './log-api';
import type { LogQuery } from './log-query';
import { SHEET_COLUMNS, sheetLine } from './log-sheet';
import { useLogAddress } from './use-log-address';
import { useSubjectText } from './use-subject-text';

const PORTION = 200;

interface Props {
  readonly projectId: string;
  readonly projectName: string;
}

/** All lines that the filter finds, not only those of the page, as a sheet. */
export function ExportButton({ projectId, projectName }: Props) {
  const { t } = useTranslation('log');
  const dispatch = useAppDispatch();
  const format = useFormat();
  const subjectOf = useSubjectText();
  const { query } = useLogAddress();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const actions = await everyLine(projectId, query);
      const words = {
        project: projectName,
        type: (type: string) => t(`type.${type}`),
        date: (at: string) => format.dateTime(at),
        subject: subjectOf,
      };
      const head = SHEET_COLUMNS.map((column) => t(`column.${column}`));
      const today = format.date(new Date().toISOString()).replaceAll('/', '-');
      const lines = [head, ...actions.map((action) => sheetLine(action, words))];
      download(`${t('fileName', { date: today, project: projectName })}.csv`, csvFile(lines));
    } catch (error) {
      dispatch(failureShown(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} loading={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}

async function everyLine(projectId: string, query: LogQuery): Promise<PastAction[]> {
  const actions: PastAction[] = [];
  for (let before: number | null = null, more = true; more; more = before !== null) {
    const page = await fetchPage(projectId, { ...query, before }, PORTION);
    actions.push(...page.actions);
    before = page.next;
  }
  return actions;
}
