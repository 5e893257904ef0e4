import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { planActions } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import type { UnsentProposal } from '../../plan/state/unsent-proposal';
import type { UnsentPhoto } from '../photos/photo-store';
import { photosActions, selectRefusedPhotos } from '../photos/photos-slice';
import { useActionText } from '../rejected-actions/use-action-text';
import { FieldSheet } from './field-sheet';
import { TOUCHED } from './touch';
import type { Unsent } from './use-unsent';

interface Props {
  readonly unsent: Unsent;
  readonly onClose: () => void;
}

/** What was said here and is on this device only, line by line. */
export function UnsentSheet({ unsent: { actions, proposals, photos }, onClose }: Props) {
  const { t } = useTranslation(['field', 'sync']);
  const textOf = useActionText();
  const format = useFormat();
  return (
    <FieldSheet
      title={t('sync:unsent', { count: actions.length + proposals.length + photos.length })}
      about={t('unsentDetail')}
      onClose={onClose}
    >
      <List dense disablePadding>
        {actions.map((one) => (
          <ListItem key={one.id} disableGutters>
            <ListItemText primary={textOf(one)} secondary={format.date(one.when)} />
          </ListItem>
        ))}
        {proposals.map((one) => (
          <ProposalLine key={one.id} proposal={one} />
        ))}
        {photos.map((one) => (
          <PhotoLine key={one.id} photo={one} />
        ))}
      </List>
    </FieldSheet>
  );
}

/** What is proposed and waits, or is taken back: nobody has seen it yet, so it goes without a question. */
function ProposalLine({ proposal }: { readonly proposal: UnsentProposal }) {
  const { t } = useTranslation(['field', 'notifications', 'sync']);
  const textOf = useActionText();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const what = textOf(proposal);
  return (
    <ListItem disableGutters sx={{ gap: 2 }}>
      <ListItemText
        primary={t(proposal.wish === 'propose' ? 'sync:rejectedActions.proposal' : 'field:takenBack', {
          what,
        })}
        secondary={format.date(proposal.when)}
      />
      {proposal.wish === 'propose' && (
        <Button
          aria-label={`${t('notifications:own.takeBack')}: ${what}`}
          onClick={() => dispatch(planActions.takeProposalBack(proposal))}
          sx={TOUCHED}
        >
          {t('notifications:own.takeBack')}
        </Button>
      )}
    </ListItem>
  );
}

/** A photo that waits; one that the server does not take says why, and can be sent again or let go. */
function PhotoLine({ photo: { id, taskId, takenAt } }: { readonly photo: UnsentPhoto }) {
  const { t } = useTranslation(['field', 'photos']);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const textOf = useFailureText();
  const task = useAppSelector(selectPlan)?.tasks.get(taskId)?.text ?? '';
  const failure = useAppSelector(selectRefusedPhotos)[id];
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 2 }}>
      <ListItemText
        primary={t('photoOf', { task })}
        secondary={failure ? textOf(failure) : format.date(takenAt)}
        slotProps={{ secondary: { color: failure ? 'error' : 'textSecondary' } }}
      />
      {failure && (
        <>
          <Button onClick={() => dispatch(photosActions.retried())} sx={TOUCHED}>
            {t('photos:retry')}
          </Button>
          <Button color="error" onClick={() => dispatch(photosActions.discarded(id))} sx={TOUCHED}>
            {t('photos:discard')}
          </Button>
        </>
      )}
    </ListItem>
  );
}
