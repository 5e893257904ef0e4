import Box from '@mui/material/Box';
import type { Change } from '@plomada/domain';
import { type PendingAction, submit } from '@plomada/sync';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { fieldsOf } from '../log-actions/changed-fields';
import { useValueText } from '../log-actions/use-value-text';
import { authorOf } from '../../plan/state/author';
import type { Ready } from '../../plan/state/plan-state';
import { selectReady } from '../../plan/state/plan-selectors';

/** More than this no choice needs. */
const MOST_FIELDS = 6;

/** What a conflict is about, field by field: the value that the plan has now, and the one that the own action would give it. */
export function MineAndTheirs({ pending }: { readonly pending: PendingAction }) {
  const { t } = useTranslation(['sync', 'log']);
  const { nameOf, sidesOf } = useValueText();
  const ready = useAppSelector(selectReady);
  const changes = useMemo(() => (ready ? changesOf(ready, pending) : []), [ready, pending]);
  const fields = changes.flatMap((change) =>
    fieldsOf(change).map((changed) => ({ field: changed.field, change, ...sidesOf(change, changed) })),
  );
  if (fields.length === 0) return null;
  // Of one row only, the action's own words say which.
  const nameBefore = (change: Change) => (changes.length > 1 ? `${nameOf(change)} · ` : '');
  const more = fields.length - MOST_FIELDS;
  return (
    <Box
      component="ul"
      sx={{ flexBasis: '100%', m: 0, pl: 4, typography: 'body2', overflowWrap: 'anywhere' }}
    >
      {fields.slice(0, MOST_FIELDS).map(({ change, field, before, after }) => (
        <li key={`${change.id}.${field}`}>
          {nameBefore(change)}
          {t('conflict.values', {
            field: t(`log:field.any.${field}`, { defaultValue: field }),
            theirs: before || NOTHING,
            mine: after || NOTHING,
          })}
        </li>
      ))}
      {more > 0 && <li>{t('conflict.more', { count: more })}</li>}
    </Box>
  );
}

type SetChange = Extract<Change, { kind: 'set' }>;

/** What the action would change by now in the rows that it names; what follows from it elsewhere is nobody's choice. */
function changesOf(open: Ready, pending: PendingAction): readonly SetChange[] {
  const done = submit(open.sync, pending, authorOf(open));
  const changes = (done.ok && done.state.decided.get(pending.id)?.changes) || [];
  const named = new Set(textsIn(pending.action.payload));
  return changes
    .filter((change): change is SetChange => change.kind === 'set' && named.has(change.id))
    .map(asSaid);
}

/** A release by the day that somebody said, where the term keeps it to another (see `releaseSaid`): nobody chose that one. */
function asSaid(change: SetChange): SetChange {
  if (!('released' in change.after)) return change;
  const told = ({ releaseSaid, ...values }: Record<string, unknown>) =>
    releaseSaid ? { ...values, released: releaseSaid } : values;
  return { ...change, before: told(change.before), after: told(change.after) } as SetChange;
}

/** Every text in a payload, however deep: a bulk edit names its rows within the actions or entries that it is made of. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
