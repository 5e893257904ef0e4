import Box from '@mui/material/Box';
import type { Plan, PlanRow } from '@plomada/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOM_BELOW } from '../../../base/messages/messages-above-bar';
import { ROOM_AT_END } from '../../../base/messages/messages-height';
import { TASK_COLUMNS, taskText } from '../../../columns/task-columns';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import type { CellWords } from '../chart/chart-columns';
import { planId } from '../chart/chart-ids';
import type { ChartHandlers } from '../chart/create-chart';
import { isGroupId, isSaidOf } from '../grouping/group-ids';
import { onLongPress } from '../rows/long-press';
import { LIST_COLUMNS } from './list-columns';
import { PhoneRow } from './phone-row';
import { NameField } from './name-field';
import { useListWindow } from './use-list-window';

interface Props {
  readonly label: string;
  readonly plan: Plan;
  readonly level: PlanningLevel;
  /** In no closed branch. */
  readonly rows: readonly PlanRow[];
  readonly collapsed: ReadonlySet<string>;
  readonly words: CellWords;
  /** The row that is brought into view, when it is another one. */
  readonly seek: { readonly id: string } | null;
  /** A day whose work somebody wants to see, the first row where it is null; another object each time. */
  readonly goTo: { readonly day: string | null } | null;
  /** The row whose name is typed. */
  readonly naming: string | null;
  readonly onNamed: () => void;
  /** Rows are chosen by a touch. */
  readonly isChoosing: boolean;
  readonly handlers: Pick<
    ChartHandlers,
    | 'isSelected'
    | 'isCritical'
    | 'problemOf'
    | 'onEdited'
    | 'onRowClicked'
    | 'onPanelOpened'
    | 'onToggled'
    | 'onMenuAsked'
  >;
}

/** The tasks of the Gantt on a phone, where a chart has no room for their names. */
export function PhoneList(props: Props) {
  const { label, plan, level, rows, collapsed, words, naming, onNamed, isChoosing, handlers } = props;
  const { t } = useTranslation('gantt');
  const root = useRef<HTMLDivElement>(null);
  const { drawn, height, measure, scrollTo } = useListWindow(rows, root);
  useGoing(props, scrollTo);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(
    () =>
      onLongPress(
        root.current!,
        (target) => rowAt(target) !== undefined && !target.closest('textarea'),
        (target, at) => latest.current.onMenuAsked(rowAt(target)!, at),
      ),
    [],
  );
  const factsOf = (row: PlanRow) =>
    LIST_COLUMNS[level].flatMap((name) => {
      const text = isSaidOf(name, row) ? taskText(TASK_COLUMNS[name], row, { plan, words }) : '';
      return text === '' ? [] : [`${t(`column.${name}`)}: ${text}`];
    });
  return (
    <Box
      ref={root}
      role="list"
      aria-label={label}
      sx={{
        flex: 1,
        minHeight: 240,
        overflowY: 'auto',
        borderTop: 1,
        borderColor: 'line.main',
        // The bar of the selection lies over its end.
        pb: `var(${ROOM_BELOW}, 0px)`,
        ...ROOM_AT_END,
      }}
      onContextMenu={(event) => {
        const id = rowAt(event.target as HTMLElement);
        if (id === undefined || (event.target as HTMLElement).closest('textarea')) return;
        event.preventDefault();
        handlers.onMenuAsked(id, { left: event.clientX, top: event.clientY });
      }}
    >
      <Box sx={{ position: 'relative', height }}>
        {drawn.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { id } = row;
          const isClosed = collapsed.has(id);
          const isGroup = isGroupId(id);
          const fold = () => handlers.onToggled(id, isClosed);
          return (
            <Box
              key={id}
              ref={measure}
              data-index={index}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <PhoneRow
                {...{ row, words, isChoosing, isClosed }}
                facts={factsOf(row)}
                isSelected={handlers.isSelected(id)}
                isCritical={handlers.isCritical(row)}
                typing={
                  naming === id && (
                    <NameField
                      {...{ id, text: row.text }}
                      problemOf={handlers.problemOf}
                      onEdited={handlers.onEdited}
                      onEnd={onNamed}
                    />
                  )
                }
                onPressed={() => {
                  if (isGroup && !isChoosing) fold();
                  else if (isChoosing) handlers.onRowClicked(id, { toggle: true, range: false });
                  else handlers.onPanelOpened(id);
                }}
                onFolded={fold}
                onMenu={({ currentTarget }) => {
                  const { right, top } = currentTarget.getBoundingClientRect();
                  handlers.onMenuAsked(id, { left: right, top });
                }}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The task of the row that something stands in. */
function rowAt(target: HTMLElement): string | undefined {
  const id = target.closest('[data-task-id]')?.getAttribute('data-task-id');
  return id ? planId(id) : undefined;
}

/** Brings the row into view that is named or looked for, and the work of a day that somebody goes to. */
function useGoing({ rows, seek, goTo, naming }: Props, scrollTo: (index: number) => void): void {
  const latest = useRef({ rows, scrollTo });
  useEffect(() => {
    latest.current = { rows, scrollTo };
  });
  const sought = naming ?? seek?.id ?? null;
  const isThere = rows.some(({ id }) => id === sought);
  useEffect(() => {
    const { rows, scrollTo } = latest.current;
    if (isThere) scrollTo(rows.findIndex(({ id }) => id === sought));
  }, [sought, isThere, seek]);
  useEffect(() => {
    const { rows, scrollTo } = latest.current;
    if (!goTo) return;
    const { day } = goTo;
    const isAt = ({ kind, lastDay }: PlanRow) => day === null || (kind !== 'summary' && lastDay >= day);
    scrollTo(rows.findIndex(isAt));
  }, [goTo]);
}
