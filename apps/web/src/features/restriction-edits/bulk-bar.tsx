import type { ShownRestriction } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { BarCommands } from '../../base/commands/bar-commands';
import type { Command } from '../../base/commands/use-command-menu';
import { type Done, doneOf, type RefusedLine, RefusedList } from '../../base/grid/refused-edits';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { WhyNot } from '../../base/states/why-not';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { BULK_FIELDS, BulkDialog, type BulkField } from './bulk-dialog';
import { bulkAction, type BulkChange, partedBy } from './restriction-edits';

interface Props {
  readonly rows: readonly ShownRestriction[];
  readonly onDone: () => void;
}

/** What can be done with all restrictions that are ticked, each time as one action that one undo takes back. */
export function BulkBar({ rows, onDone }: Props) {
  const { t } = useTranslation('restrictions');
  const dispatch = useAppDispatch();
  const edit = usePlanEdits();
  const proposes = useAppSelector(selectMustPropose);
  const [asking, setAsking] = useState<BulkField | 'clear' | null>(null);
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const change = (made: BulkChange) => {
    setAsking(null);
    const said = made.kind === 'clear' ? 'cleared' : 'changed';
    const { taken, left } = partedBy(made, rows);
    const { refused, done } = edit(
      taken.map((row) => bulkAction(row, made)),
      `restrictions:${said}`,
    );
    setDone(doneOf(done, (count) => t(said, { count })));
    const lines = taken.flatMap(({ detail }, at) => {
      const why = refused[at];
      return why ? [{ what: detail, ...why }] : [];
    });
    lines.push(...left.map(({ detail }) => ({ what: detail, why: t('bulk.isReleased') })));
    setRefused(lines);
    if (lines.length === 0 && made.kind === 'clear') onDone();
  };
  const fields = BULK_FIELDS.filter((field) => !proposes || field === 'release');
  const commands: readonly Command[] = [
    ...fields.map((field) => ({ name: field, label: t(`bulk.${field}`), run: () => setAsking(field) })),
    ...(proposes
      ? []
      : [{ name: 'inProcess', label: t('bulk.inProcess'), run: () => change({ kind: 'inProcess' }) }]),
    {
      name: 'copy',
      label: t('copy.use'),
      run: () => dispatch(restrictionDialogActions.copyWanted(rows.map(({ id }) => id))),
    },
    ...(proposes
      ? []
      : [{ name: 'clear', label: t('bulk.clear'), isRemoval: true, run: () => setAsking('clear') }]),
  ];
  return (
    <>
      <BarCommands commands={commands} />
      {proposes && <WhyNot failure={{ code: 'RESPONSIBLE_PROPOSES' }} />}
      {asking === 'clear' && (
        <AskDialog
          title={t('clear.title', { count: rows.length })}
          detail={t('clear.detail')}
          keep={t('clear.keep')}
          go={t('clear.go')}
          onKeep={() => setAsking(null)}
          onGo={() => change({ kind: 'clear' })}
        />
      )}
      {asking && asking !== 'clear' && (
        <BulkDialog field={asking} count={rows.length} onChange={change} onClose={() => setAsking(null)} />
      )}
      <RefusedList
        title={t('refused', { count: refused.length })}
        done={done}
        lines={refused}
        onClose={() => setRefused([])}
      />
    </>
  );
}
