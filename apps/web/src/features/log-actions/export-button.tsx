import type { PastAction } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { shownTable } from '../../base/grid/shown-table';
import { ExportTableButton } from '../exports/export-table-button';
import { fetchPage } from './log-api';
import type { LogQuery } from './log-query';
import { useActionColumns } from './use-action-columns';
import { useLogAddress } from './use-log-address';

const PORTION = 200;

interface Props {
  readonly projectId: string;
  readonly projectName: string;
}

/** All lines that the filter finds, not only those of the page, as a sheet. */
export function ExportButton({ projectId, projectName }: Props) {
  const { t } = useTranslation('log');
  const columns = useActionColumns();
  const { query } = useLogAddress();
  const view = async () => shownTable(t('title'), columns, await everyLine(projectId, query));
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
