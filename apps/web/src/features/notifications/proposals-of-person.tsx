import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { PersonAvatar } from '../../base/layout/person-avatar';
import { useAvatars } from '../avatars/use-avatars';
import { CARDS } from './cards';
import { DecideButtons } from './decide-buttons';
import { selectNotifications, selectWays } from './notifications-slice';
import { ProposalCard } from './proposal-card';
import type { PersonProposals } from './proposals-by-person';
import { subjectOf } from './proposal-subject';

interface Props {
  readonly plan: Plan;
  readonly person: PersonProposals;
  readonly today: string;
  /** Those that are drawn. */
  readonly shown: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onTick: (ids: readonly string[], on: boolean) => void;
  readonly onAccept: (id: string, knowing: boolean) => void;
  readonly onReject: (id: string) => void;
}

/** What one person proposes. */
export function ProposalsOfPerson({ plan, person, today, shown, chosen, onTick, ...decide }: Props) {
  const { t } = useTranslation('notifications');
  const headId = useId();
  const { refused } = useAppSelector(selectNotifications);
  const ways = useAppSelector(selectWays);
  const { userId, name, proposals } = person;
  const drawn = proposals.filter(({ id }) => shown.has(id));
  const ids = proposals.map(({ id }) => id);
  const ticked = ids.filter((id) => chosen.has(id)).length;
  const wayOf = (id: string) => {
    const way = ways.get(id);
    return way ? t(`underWay.${way}`) : null;
  };
  const avatarOf = useAvatars();
  const [firstName = '', ...lastNames] = name.split(' ');
  const face = { id: userId, firstName, lastName: lastNames.join(' '), avatarURL: avatarOf(userId) };
  return (
    <Box component="section" aria-labelledby={headId} sx={{ mb: 8 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, pl: 2.5 }}>
        <Checkbox
          size="small"
          checked={ticked === ids.length}
          indeterminate={ticked > 0 && ticked < ids.length}
          onChange={(_, on) => onTick(ids, on)}
          slotProps={{ input: { 'aria-label': t('selectPerson', { name }) } }}
        />
        <PersonAvatar person={face} />
        <Typography id={headId} variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('ofPerson', { count: ids.length })}</Typography>
      </Box>
      <Box component="ul" aria-labelledby={headId} sx={CARDS}>
        {drawn.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            {...{ plan, proposal, today }}
            underWay={wayOf(proposal.id)}
            failure={refused[proposal.id]}
            tick={
              <Checkbox
                size="small"
                checked={chosen.has(proposal.id)}
                onChange={(_, on) => onTick([proposal.id], on)}
                slotProps={{
                  input: { 'aria-label': t('select', { name: subjectOf(plan, proposal).name }) },
                }}
                sx={{ alignSelf: 'flex-start', m: -1.5, mr: 0 }}
              />
            }
            buttons={(facts) => (
              <DecideButtons
                {...facts}
                onAccept={(knowing) => decide.onAccept(proposal.id, knowing)}
                onReject={() => decide.onReject(proposal.id)}
              />
            )}
          />
        ))}
      </Box>
      {drawn.length < ids.length && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {t('shownOf', { shown: drawn.length, count: ids.length })}
        </Typography>
      )}
    </Box>
  );
}
