import Box from '@mui/material/Box';
import type { Change } from '@plomada/domain';
import { type PendingAction, submit } from '@plomada/sync';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING } from '../../app/format';
import { useAppSelector } from '../../app/hooks';
import { fieldsOf } from '../log-actions/changed-fields';
import { useValueText } from '../log-actions/use-value-text';
import { authorOf } from '../plan/author';
import type { Ready } from '../plan/plan-state';
import { selectReady } from '../plan/plan-selectors';

/** More than this no choice needs. */
const MOST_FIELDS = 6;

/** What a conflict is about, field by field: the value that the plan has now, and the one that the own action would give it. */
export function MineAndTheirs({ pending }: { readonly pending: PendingAction }) {
  const { t } = useTranslation(['sync', 'log']);
  const { valueOf } = useValueText();
  const ready = useAppSelector(selectReady);
  const fields = useMemo(
    () =>
      ready
        ? changesOf(ready, pending).flatMap((change) =>
            fieldsOf(change).map((changed) => ({ ...changed, table: change.table, id: change.id })),
          )
        : [],
    [ready, pending],
  );
  if (fields.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ flexBasis: '100%', m: 0, pl: 4, typography: 'body2', overflowWrap: 'anywhere' }}
    >
      {fields.slice(0, MOST_FIELDS).map(({ table, id, field, before, after }) => (
        <li key={`${id}.${field}`}>
          {t('conflict.values', {
            field: t(`log:field.any.${field}`, { defaultValue: field }),
            theirs: valueOf(table, field, before) || NOTHING,
            mine: valueOf(table, field, after) || NOTHING,
          })}
        </li>
      ))}
    </Box>
  );
}

type SetChange = Extract<Change, { kind: 'set' }>;

/** What the action would change by now in the rows that it names; what follows from it elsewhere is nobody's choice. */
function changesOf(open: Ready, pending: PendingAction): readonly SetChange[] {
  const done = submit(open.sync, pending, authorOf(open));
  const changes = (done.ok && done.state.decided.get(pending.id)) || [];
  const named: ReadonlySet<unknown> = new Set(Object.values(pending.action.payload).flat());
  return changes.filter((change): change is SetChange => change.kind === 'set' && named.has(change.id));
}
