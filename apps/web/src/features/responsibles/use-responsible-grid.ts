import type { PlanAction } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import type { CellEdit, Grid } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import type { PersonRow } from '../../columns/person-columns';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import type { PersonDialog } from './dialogs';
import { useResponsibleColumns } from './responsible-columns';

const BY_NAME = [{ id: 'name', desc: false }];
const WIDE = { sorting: BY_NAME };
/** The menu of a row stays in sight. */
const NARROW = { sorting: BY_NAME, hidden: ['company', 'function', 'lastSession'] };
const idOf = ({ id }: PersonRow) => id;
const rowName = ({ name }: PersonRow) => name;

interface Given {
  readonly rows: readonly PersonRow[];
  readonly accountsKnown: boolean;
  readonly onDialog: (dialog: PersonDialog) => void;
}

/** The grid of the people of a project, of whom e-mail, company and function are typed in place. */
export function useResponsibleGrid({ rows, accountsKnown, onDialog }: Given): Grid<PersonRow> {
  const { t } = useTranslation('responsibles');
  const edit = usePlanEdits();
  const narrow = useNarrow();
  return useGrid({
    name: t('title'),
    columns: useResponsibleColumns(accountsKnown, onDialog),
    rows,
    idOf,
    rowName,
    initial: narrow ? NARROW : WIDE,
    keptAs: 'responsibles',
    noRows: t('nothingFound'),
    onOpen: ({ id }) => onDialog({ kind: 'edit', id }),
    onEdits: (edits, said) => edit(edits.map(updateOf), said),
  });
}

const updateOf = ({ row, column, value }: CellEdit<PersonRow>): PlanAction => ({
  type: 'UPDATE_RESPONSIBLE',
  payload: { responsibleId: row.id, values: { [column.id]: value } },
});
