import { refusalFailure } from '@plomada/contracts';
import type { ShownRestriction } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { BarCommands } from '../../base/commands/bar-commands';
import type { Command } from '../../base/commands/use-command-menu';
import { type Done, doneOf, type RefusedLine, RefusedList } from '../../base/grid/refused-edits';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { WhyNot } from '../../base/states/why-not';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { selectMustPropose, selectPlan } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { BULK_FIELDS, BulkDialog, type BulkField } from './bulk-dialog';
import { bulkAction, type BulkChange, bulkRefusal, changeRefusal, partedBy } from './restriction-edits';

interface Props {
  readonly rows: readonly ShownRestriction[];
  readonly onDone: () => void;
}

/** What can be done with all restrictions that are ticked, each time as one action that one undo takes back. */
export function BulkBar({ rows, onDone }: Props) {
  const { t } = useTranslation('restrictions');
  const dispatch = useAppDispatch();
  const edit = usePlanEdits();
  const plan = useAppSelector(selectPlan)!;
  const contextNow = useDecisionContext();
  const textOf = useFailureText();
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
  const reason = (kind: BulkChange['kind']): string | null => {
    const refusal = bulkRefusal(plan, kind, rows, contextNow());
    return refusal && textOf(refusalFailure(refusal));
  };
  const stay =
    asking === 'clear' ? rows.filter(({ id }) => changeRefusal(plan, 'clear', id, contextNow())) : [];
  const fields = BULK_FIELDS.filter((field) => !proposes || field === 'release');
  const commands: readonly Command[] = [
    ...fields.map((field) => ({
      name: field,
      label: t(`bulk.${field}`),
      disabledReason: reason(field),
      run: () => setAsking(field),
    })),
    ...(proposes
      ? []
      : [
          {
            name: 'inProcess',
            label: t('bulk.inProcess'),
            disabledReason: reason('inProcess'),
            run: () => change({ kind: 'inProcess' }),
          },
        ]),
    {
      name: 'copy',
      label: t('copy.use'),
      run: () => dispatch(restrictionDialogActions.copyWanted(rows.map(({ id }) => id))),
    },
    ...(proposes
      ? []
      : [
          {
            name: 'clear',
            label: t('bulk.clear'),
            isRemoval: true,
            disabledReason: reason('clear'),
            run: () => setAsking('clear'),
          },
        ]),
  ];
  return (
    <>
      <BarCommands commands={commands} />
      {proposes && <WhyNot failure={{ code: 'RESPONSIBLE_PROPOSES' }} />}
      {asking === 'clear' && (
        <AskDialog
          title={t('clear.title', { count: rows.length - stay.length })}
          detail={[t('clear.detail'), stay.length > 0 ? t('clear.stay', { count: stay.length }) : ''].join(
            ' ',
          )}
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
