import type { ShownRestriction } from '@plomada/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '../../base/grid/address-filters';
import type { Grid, Selection } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { usePhone } from '../../base/layout/use-phone';
import { drawn } from '../../columns/catalogue';
import { RESTRICTION_COLUMNS } from '../../columns/restriction-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { TaskCodes } from '../../plan/task-in-address/task-codes';
import { WaitingRelease } from '../notifications/waiting-release';
import { BulkBar } from '../restriction-edits/bulk-bar';
import { DaysLeft } from './days-left';
import { InTimeLabel } from './in-time-label';
import { RestrictionStateLabel } from './restriction-state-label';
import { useAboutRestrictions, useRestrictionEdits } from '../restriction-edits/use-restriction-edits';

/** What is late stands first, and what is due next. */
const SORTING = [
  { id: 'state', desc: false },
  { id: 'required', desc: false },
];
const WIDE = {
  sorting: SORTING,
  hidden: ['type', 'created', 'releaseSaid', 'age', 'neededBy', 'comments', 'company', 'week'],
};
const NARROW = {
  sorting: SORTING,
  hidden: [...WIDE.hidden, 'family', 'tasks', 'commited', 'released', 'inTime'],
};
/** What is lacking, how that stands, and for how long yet; the rest is a swipe away, and in its dialog. */
const ON_A_PHONE = {
  sorting: SORTING,
  hidden: [...NARROW.hidden, 'responsible', 'required'],
  widths: { state: 108, detail: 136, daysLeft: 68 },
};
const idOf = ({ id }: ShownRestriction) => id;
const rowName = ({ detail }: ShownRestriction) => detail;

/** The grid of restrictions, edited in place and in bulk; what it is filtered by stands in the address. */
export function useRestrictionGrid(
  rows: readonly ShownRestriction[],
  onOpen: (id: string) => void,
): Grid<ShownRestriction> {
  const { t } = useTranslation('restrictions');
  const about = useAboutRestrictions();
  const columns = useColumns(RESTRICTION_COLUMNS, useWords(), about);
  const onEdits = useRestrictionEdits();
  const selection = useBulkSelection();
  const isNarrow = useNarrow();
  const isPhone = usePhone();
  return useGrid({
    name: t('title'),
    columns: useMemo(
      () =>
        drawn(columns, {
          state: (row) => (
            <>
              <RestrictionStateLabel row={row} />
              <WaitingRelease restrictionId={row.id} />
            </>
          ),
          tasks: ({ tasks }, reach) => <TaskCodes tasks={tasks} tabIndex={reach} most={1} />,
          daysLeft: (row) => <DaysLeft row={row} />,
          inTime: (row) => <InTimeLabel row={row} />,
        }),
      [columns],
    ),
    rows,
    idOf,
    rowName,
    initial: isPhone ? ON_A_PHONE : isNarrow ? NARROW : WIDE,
    wraps: isPhone,
    keptAs: 'restrictions',
    filters: useAddressFilters(),
    onOpen: ({ id }) => onOpen(id),
    opensBy: 'click',
    noRows: t('nothingFound'),
    // Who may only look has neither cells to type into nor boxes to tick.
    ...(onEdits && { onEdits, selection }),
  });
}

function useBulkSelection(): Selection<ShownRestriction> {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const bar = useCallback(
    (rows: readonly ShownRestriction[]) => <BulkBar rows={rows} onDone={() => choose(new Set())} />,
    [],
  );
  return useMemo(() => ({ ids, choose, label: rowName, bar }), [ids, bar]);
}
