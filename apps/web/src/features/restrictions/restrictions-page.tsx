import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { filteredPath } from '../../base/grid/address-filters';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { BoardIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { useAppSelector } from '../../base/hooks';
import { PlanBoundary } from '../../plan/plan-boundary';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { useRestrictionRows } from '../../plan/rows/use-restriction-rows';
import { ExportTableButton } from '../exports/export-table-button';
import { NewRestrictionButton } from '../restriction-dialog/new-restriction-button';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';
import type { SheetKind } from '../sheet-import/sheet-kind';
import { useSheetInAddress } from '../sheet-import/use-sheet-in-address';
import { NoRestrictions } from './no-restrictions';
import { useRestrictionGrid } from './use-restriction-grid';
import { useSaveSheet } from './use-save-sheet';

const SHEETS: readonly SheetKind[] = ['restrictions'];
const NO_SHEETS: readonly SheetKind[] = [];

/** /restrictions: what the tasks lack, each with who sees to it and whether it comes in time. */
export function RestrictionsPage() {
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={12} />}>
        {(plan) => <Restrictions plan={plan} />}
      </PlanBoundary>
    </Page>
  );
}

function Restrictions({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('restrictions');
  const projectId = useProjectId()!;
  const rows = useRestrictionRows(plan);
  const grid = useRestrictionGrid(rows, useOpenRestriction());
  const saveSheet = useSaveSheet(plan);
  const records = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const brings = records && !proposes;
  const [showSheet, sheet] = useSheetInAddress(brings ? SHEETS : NO_SHEETS);
  const { found } = grid;
  const open = found.filter(({ released }) => released === null).length;
  const isPart = found.length < rows.length;
  return (
    <>
      <PageHeader
        title={t('title')}
        context={
          rows.length > 0 &&
          t(isPart ? 'countFound' : 'count', { count: rows.length, found: found.length, open })
        }
        tools={
          rows.length > 0 && (
            <>
              <GridTools grid={grid} />
              <ExportTableButton
                view={grid.table}
                of={plan.settings.name}
                also={{ label: t('sheet.save'), save: () => saveSheet(grid.found) }}
              />
              <Button
                component={Link}
                to={filteredPath('/restrictionsKanban', projectId, grid.filtered)}
                variant="text"
                startIcon={<BoardIcon />}
              >
                {t('asKanban')}
              </Button>
            </>
          )
        }
        action={
          <NewRestrictionButton
            also={brings ? { label: t('sheet.bring'), begin: () => showSheet('restrictions') } : null}
          />
        }
      />
      {rows.length > 0 ? <GridTable grid={grid} /> : <NoRestrictions />}
      {sheet}
    </>
  );
}
