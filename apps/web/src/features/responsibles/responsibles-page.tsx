import { searchable } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { SearchField } from '../../base/fields/search-field';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useAppSelector } from '../../base/hooks';
import { AddIcon, PeopleIcon, UploadIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { LoadingRows } from '../../base/states/loading';
import { PlanBoundary } from '../../plan/plan-boundary';
import { ExportTableButton } from '../exports/export-table-button';
import { selectSummary } from '../../plan/state/plan-selectors';
import { useProjectId } from '../../base/use-project-id';
import { useDialogs } from './dialogs';
import type { PersonRow } from '../../columns/person-columns';
import { NO_ACCOUNTS, personRow } from './person-row';
import { PersonDialogs } from './person-dialogs';
import { useAccounts } from './use-accounts';
import { useCompanyFilter } from './use-company-filter';
import { useResponsibleGrid } from './use-responsible-grid';

/** /responsibles: the people who do the work, with or without an account. Only admins of the project come in. */
export function ResponsiblesPage() {
  const { t } = useTranslation(['responsibles', 'settings', 'actions']);
  const projectId = useProjectId();
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={4} />}>
        {(plan) =>
          projectId ? <People key={projectId} plan={plan} projectId={projectId} title={t('title')} /> : null
        }
      </PlanBoundary>
    </Page>
  );
}

interface Props {
  readonly plan: Plan;
  readonly projectId: string;
  readonly title: string;
}

function People({ plan, projectId, title }: Props) {
  const { t } = useTranslation('responsibles');
  const [answer, again] = useAccounts(projectId);
  const accounts = answer.status === 'ready' ? answer.value : NO_ACCOUNTS;
  const [query, setQuery] = useState('');
  const dialogs = useDialogs();
  const summary = useAppSelector(selectSummary)!;
  const company = useCompanyFilter(plan, summary.business.name);
  const rows = useMemo(
    () => plan.responsibles.rows.map((person) => personRow(person, accounts)),
    [plan.responsibles, accounts],
  );
  const { takes } = company;
  const shown = useMemo(() => found(rows.filter(takes), query), [rows, takes, query]);
  const grid = useResponsibleGrid({
    rows: shown,
    accountsKnown: answer.status === 'ready',
    onDialog: dialogs.show,
  });
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => dialogs.show({ kind: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        context={[
          t('count', { count: rows.length }),
          ...(company.outsources > 0 ? [t('company.outsources', { count: company.outsources })] : []),
        ].join(' · ')}
        tools={
          <>
            <SearchField label={t('search')} value={query} onChange={setQuery} />
            {company.outsources > 0 && (
              <Box sx={{ width: { xs: '100%', sm: 220 }, mt: { xs: 2, sm: 0 } }}>
                <ChoiceField
                  label={t('company.label')}
                  value={company.value}
                  choices={company.choices}
                  onChange={company.choose}
                />
              </Box>
            )}
            {rows.length > 0 && <GridTools grid={grid} />}
            {rows.length > 0 && <ExportTableButton view={grid.table} of={summary.name} />}
            <Button startIcon={<UploadIcon />} onClick={() => dialogs.show({ kind: 'sheet' })}>
              {t('fromSheet')}
            </Button>
          </>
        }
        action={add}
      />
      {answer.status === 'failed' && (
        <Alert
          severity="warning"
          sx={{ mb: 4 }}
          action={<Button onClick={again}>{t('common:retry')}</Button>}
        >
          {t('accountsFailed')}
        </Alert>
      )}
      {rows.length === 0 ? (
        <Empty icon={<PeopleIcon />} title={t('none.title')} detail={t('none.detail')} action={add} />
      ) : (
        <GridTable grid={grid} />
      )}
      <PersonDialogs
        shown={dialogs.shown}
        projectId={projectId}
        plan={plan}
        accounts={accounts}
        onClose={dialogs.close}
        onInvited={again}
      />
    </>
  );
}

/** People whose name, e-mail, company or function holds what was typed. */
function found(rows: readonly PersonRow[], query: string): readonly PersonRow[] {
  const wanted = searchable(query);
  return rows.filter((row) =>
    searchable([row.name, row.email, row.company, row.function].join('\n')).includes(wanted),
  );
}
