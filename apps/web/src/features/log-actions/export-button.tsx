import type { PastAction } from '@plomada/contracts';
import type { ExportTable } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { ExportTableButton } from '../exports/export-table-button';
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
  const format = useFormat();
  const subjectOf = useSubjectText();
  const { query } = useLogAddress();
  const view = async (): Promise<ExportTable> => {
    const actions = await everyLine(projectId, query);
    const words = {
      project: projectName,
      type: (type: string) => t(`type.${type}`),
      date: (at: string) => format.date(at),
      subject: subjectOf,
    };
    return {
      name: t('title'),
      columns: SHEET_COLUMNS.map((column) => ({ head: t(`column.${column}`), holds: 'text' })),
      lines: actions.map((action) => sheetLine(action, words)),
    };
  };
  return <ExportTableButton view={view} of={projectName} />;
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
