import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Proposal } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { notificationsActions, selectNotifications } from './notifications-slice';
import { outcomeOf } from './proposal-outcome';
import { type PersonProposals, proposalsByPerson } from './proposals-by-person';
import { ProposalsOfPerson } from './proposals-of-person';
import { RejectDialog } from './reject-dialog';
import { SelectionBar } from './selection-bar';
import { useFocusKept } from './use-focus-kept';

/** So many are drawn at first: each asks the plan what it comes to. */
const FIRST_SHOWN = 60;

interface Props {
  readonly plan: Plan;
  readonly proposals: readonly Proposal[];
  readonly today: string;
}

/** The proposals that wait for an administrator, person by person: decided one by one, or many at once. */
export function ProposalsToDecide({ plan, proposals, today }: Props) {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const { busy, more } = useAppSelector(selectNotifications);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const people = useMemo(() => proposalsByPerson(proposals.slice(0, shown)), [proposals, shown]);
  const inOrder = useMemo(() => people.flatMap((person) => person.proposals.map(({ id }) => id)), [people]);
  const onFocus = useFocusKept(list, inOrder);

  // What another has decided meanwhile is no longer ticked.
  const ticked = proposals.filter(({ id }) => chosen.has(id) && !busy.includes(id));
  const isTaken = (proposal: Proposal) => outcomeOf(plan, proposal, today).kind === 'taken';
  const accept = (ids: readonly string[], knowing = false) => {
    choose(new Set([...chosen].filter((id) => !ids.includes(id))));
    dispatch(notificationsActions.acceptWanted({ ids, knowing }));
  };
  const reject = (word: string) => {
    choose(new Set([...chosen].filter((id) => !rejecting.includes(id))));
    dispatch(notificationsActions.rejectWanted({ ids: rejecting, word }));
    setRejecting([]);
  };
  const tick = (ids: readonly string[], on: boolean) =>
    choose(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));

  if (proposals.length === 0) return <Typography color="text.secondary">{t('none')}</Typography>;
  const all = proposals.map(({ id }) => id);
  return (
    <Box ref={list} tabIndex={-1} onFocus={onFocus} sx={{ outline: 'none' }}>
      {people.length > 1 && (
        <FormControlLabel
          label={t('selectAll', { count: all.length })}
          control={
            <Checkbox
              size="small"
              checked={ticked.length === all.length}
              indeterminate={ticked.length > 0 && ticked.length < all.length}
              onChange={(_, on) => tick(all, on)}
            />
          }
          sx={{ mb: 2 }}
        />
      )}
      {people.map((person: PersonProposals) => (
        <ProposalsOfPerson
          key={person.userId}
          {...{ plan, person, today, chosen }}
          onTick={tick}
          onAccept={(id, knowing) => accept([id], knowing)}
          onReject={(id) => setRejecting([id])}
        />
      ))}
      {proposals.length > shown && (
        <Button onClick={() => setShown(shown + FIRST_SHOWN)}>
          {t('showMore', { count: proposals.length - shown })}
        </Button>
      )}
      {more > 0 && <Typography color="text.secondary">{t('moreWait', { count: more })}</Typography>}
      {ticked.length > 0 && (
        <SelectionBar
          count={ticked.length}
          acceptable={ticked.filter(isTaken).length}
          onAccept={() => accept(ticked.filter(isTaken).map(({ id }) => id))}
          onReject={() => setRejecting(ticked.map(({ id }) => id))}
          onClear={() => choose(new Set())}
        />
      )}
      {rejecting.length > 0 && (
        <RejectDialog count={rejecting.length} onReject={reject} onClose={() => setRejecting([])} />
      )}
    </Box>
  );
}
