import Stack from '@mui/material/Stack';
import { linksOf, type LinkType, type Plan, shortCodes, treeOf } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { PickField } from '../../../base/fields/pick-field';
import { useSubmitUnlessRefused } from '../../../plan/proposing/use-submit-unless-refused';
import { LagField, lagOf, LinkTypeField } from '../../gantt/links/link-fields';
import type { LinkEnd } from './link-end';

/** Who looks for another one types part of its code or name. */
const OFFERED = 60;

interface Props {
  readonly plan: Plan;
  readonly taskId: string;
  readonly title: string;
  /** Where the task that is looked for will stand. */
  readonly end: LinkEnd;
  readonly onClose: () => void;
}

/** Ties the task to another one, found by its code or name; a loop that this would close is named. */
export function AddLinkDialog({ plan, taskId, title, end, onClose }: Props) {
  const { t } = useTranslation(['taskPanel', 'gantt']);
  const [other, setOther] = useState<string | null>(null);
  const [type, setType] = useState<LinkType>('0');
  const [lag, setLag] = useState('0');
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const codes = shortCodes(plan);
  const others = useMemo(() => treeOf(plan).inOrder.filter((id) => id !== taskId), [plan, taskId]);
  const days = lagOf(lag);
  const add = () => {
    const ends = end === 'source' ? { source: other!, target: taskId } : { source: taskId, target: other! };
    submit({ type: 'ADD_LINK', payload: { id: newId(), ...ends, type, lag: days! } });
  };
  return (
    <FormDialog
      title={title}
      submit={t('addLink')}
      ready={other !== null && days !== null}
      dirty={other !== null}
      failure={failure}
      maxWidth="xs"
      onSubmit={add}
      onClose={onClose}
    >
      <Stack spacing={4}>
        <PickField
          required
          label={t('linkedTask')}
          hint={t('linkedTaskHelp')}
          keys={others}
          offered={OFFERED}
          nameOf={(id) => `${codes.get(id)} ${plan.tasks.get(id)?.text}`}
          value={other}
          onChange={setOther}
        />
        <Stack direction="row" spacing={4}>
          <LinkTypeField value={type} taken={typesBetween(plan, taskId, other, end)} onChange={setType} />
          <LagField value={lag} onChange={setLag} />
        </Stack>
      </Stack>
    </FormDialog>
  );
}

/** The types of the links that there are already between the two, the same way. */
function typesBetween(plan: Plan, taskId: string, other: string | null, end: LinkEnd): ReadonlySet<LinkType> {
  const { into, outOf } = linksOf(plan, taskId);
  const links = end === 'source' ? into : outOf;
  return new Set(links.filter((link) => link[end] === other).map(({ type }) => type));
}
