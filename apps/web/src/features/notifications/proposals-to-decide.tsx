import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Proposal } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { notificationsActions, selectNotifications, selectProgress, selectWays } from './notifications-slice';
import { outcomeOf } from './proposal-outcome';
import { type PersonProposals, proposalsByPerson } from './proposals-by-person';
import { ProposalsOfPerson } from './proposals-of-person';
import { RejectDialog } from './reject-dialog';
import { SelectionBar } from './selection-bar';

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
  const { more } = useAppSelector(selectNotifications);
  const ways = useAppSelector(selectWays);
  const progress = useAppSelector(selectProgress);
  const [most, setMost] = useState(FIRST_SHOWN);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const people = useMemo(() => proposalsByPerson(proposals), [proposals]);
  const shown = useMemo(() => new Set(proposals.slice(0, most).map(({ id }) => id)), [proposals, most]);

  // What another has decided meanwhile is no longer ticked.
  const ticked = useMemo(
    () => proposals.filter(({ id }) => chosen.has(id) && !ways.has(id)),
    [proposals, chosen, ways],
  );
  const taken = useMemo(
    () => ticked.filter((proposal) => outcomeOf(plan, proposal, today).kind === 'taken').map(({ id }) => id),
    [ticked, plan, today],
  );
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
    <Box>
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
          {...{ plan, person, today, shown, chosen }}
          onTick={tick}
          onAccept={(id, knowing) => accept([id], knowing)}
          onReject={(id) => setRejecting([id])}
        />
      ))}
      {proposals.length > most && (
        <Button onClick={() => setMost(most + FIRST_SHOWN)}>
          {t('showMore', { count: Math.min(FIRST_SHOWN, proposals.length - most) })}
        </Button>
      )}
      {more > 0 && <Typography color="text.secondary">{t('moreWait', { count: more })}</Typography>}
      {(ticked.length > 0 || progress) && (
        <SelectionBar
          progress={progress}
          count={ticked.length}
          acceptable={taken.length}
          onAccept={() => accept(taken)}
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
