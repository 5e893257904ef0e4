import Button from '@mui/material/Button';
import type { WorkRow } from '@plomada/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreCommands } from '../../base/commands/more-commands';
import type { Command } from '../../base/commands/use-command-menu';
import { type RefusedLine, RefusedList } from '../../base/grid/refused-edits';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { WhyNot } from '../../base/states/why-not';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { useTakingOut } from '../task-commands/use-taking-out';
import { BulkComments } from './bulk-comments';
import { BulkPercentage } from './bulk-percentage';
import { type BulkChange, useBulkChange } from './use-bulk-change';

interface Props {
  readonly rows: readonly WorkRow[];
  readonly onDone: () => void;
}

type Asked = 'commitment' | 'progress' | 'comments';
const STEPS = [-25, 25] as const;
const INTO = { kind: 'membership', member: true } as const;
const OUT = { kind: 'membership', member: false } as const;

/** What can be done with all tasks that are ticked, each time as one action that one undo takes back. */
export function WorkBar({ rows, onDone }: Props) {
  const { t } = useTranslation('progress');
  const dispatch = useAppDispatch();
  const mayPlan = useAppSelector(selectMay('editPlan'));
  const proposes = useAppSelector(selectMustPropose);
  const [asking, setAsking] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const doTo = useBulkChange(rows);
  const change = (made: BulkChange) => {
    setAsking(null);
    const lines = doTo(made);
    setRefused(lines);
    if (lines.length === 0 && made.kind === 'membership') onDone();
  };
  const { takeOut, question } = useTakingOut(
    rows.map(({ task }) => task),
    () => change(OUT),
  );
  const restrict = () => dispatch(restrictionDialogActions.wanted(rows.map(({ id }) => id)));
  const more = (name: 'comments' | 'intoTerm' | 'outOfTerm' | 'restrict', run: () => void): Command => ({
    ...{ name, run },
    label: t(`bulk.${name}`),
  });
  const button = (label: string, onClick: () => void): ReactNode => (
    <Button size="small" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {!proposes && button(t('bulk.commitment'), () => setAsking('commitment'))}
      {button(t('bulk.progress'), () => setAsking('progress'))}
      {button(t('bulk.asCommitted'), () => change({ kind: 'progress', entry: { kind: 'asCommitted' } }))}
      {button(t('bulk.nothingDone'), () => change({ kind: 'progress', entry: { kind: 'nothingDone' } }))}
      {STEPS.map((by) => (
        <Button
          key={by}
          size="small"
          aria-label={t(by > 0 ? 'bulk.more' : 'bulk.less')}
          onClick={() => change({ kind: 'progress', entry: { kind: 'step', by } })}
        >
          {by > 0 ? `+${by}` : `−${-by}`}
        </Button>
      ))}
      <MoreCommands
        commands={[
          more('comments', () => setAsking('comments')),
          ...(mayPlan ? [more('intoTerm', () => change(INTO)), more('outOfTerm', takeOut)] : []),
          more('restrict', restrict),
        ]}
      />
      {proposes && <WhyNot failure={{ code: 'RESPONSIBLE_PROPOSES' }} />}
      {question}
      {(asking === 'commitment' || asking === 'progress') && (
        <BulkPercentage
          field={asking}
          count={rows.length}
          onChange={change}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'comments' && (
        <BulkComments count={rows.length} onChange={change} onClose={() => setAsking(null)} />
      )}
      <RefusedList
        title={t('refused', { count: refused.length })}
        lines={refused}
        onClose={() => setRefused([])}
      />
    </>
  );
}
