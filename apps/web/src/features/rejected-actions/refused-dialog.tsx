import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Failure } from '@plomada/contracts';
import type { RejectedAction } from '@plomada/sync';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { planActions } from '../../plan/state/plan-actions';
import type { UnsentProposal } from '../../plan/state/unsent-proposal';
import { typedTexts } from './typed-texts';
import { useActionText } from './use-action-text';

interface Props {
  readonly rejectedActions: readonly RejectedAction[];
  /** What was proposed and not taken in. */
  readonly proposals: readonly UnsentProposal[];
}

/** Own changes and proposals that the server refused: what each was, why it was refused, and what to do. */
export function RefusedDialog({ rejectedActions, proposals }: Props) {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const reasonOf = useFailureText();
  const textOf = useActionText();
  const lines: readonly Line[] = [
    ...rejectedActions.map(({ pending, failure }) => ({
      ...{ id: pending.id, what: textOf(pending), failure },
      written: typedTexts(pending.action),
    })),
    ...proposals.flatMap((one) => {
      const what = t('rejectedActions.proposal', { what: textOf(one) });
      const written = typedTexts(one.action);
      return one.failure ? [{ id: one.id, what, failure: one.failure, written }] : [];
    }),
  ];
  const passing = lines.filter(({ failure }) => whatToDo(failure) === 'passing').map(({ id }) => id);
  const again = () => {
    dispatch(
      planActions.tryAgain({ ids: rejectedActions.flatMap(({ pending }) => among(passing, pending)) }),
    );
    dispatch(planActions.proposeAgain({ ids: proposals.flatMap((one) => among(passing, one)) }));
  };
  const read = () => {
    dispatch(planActions.rejectedRead({ ids: rejectedActions.map(({ pending }) => pending.id) }));
    dispatch(planActions.refusedProposalsRead({ ids: proposals.map(({ id }) => id) }));
  };
  return (
    <PlainDialog
      title={t('rejectedActions.title', { count: lines.length })}
      actions={
        <>
          {passing.length > 0 && <Button onClick={again}>{t('rejectedActions.again')}</Button>}
          <Button variant="contained" autoFocus onClick={read}>
            {t('rejectedActions.read')}
          </Button>
        </>
      }
    >
      <DialogContentText>{t('rejectedActions.detail')}</DialogContentText>
      <List>
        {lines.map(({ id, what, failure, written }) => (
          <ListItem key={id} disableGutters>
            <ListItemText
              primary={what}
              secondary={
                <>
                  {`${sentence(reasonOf(failure))} ${t(`rejectedActions.todo.${whatToDo(failure)}`)}`}
                  {written.map((text) => (
                    <Box key={text} component="span" sx={WRITTEN}>
                      {t('rejectedActions.written', { text })}
                    </Box>
                  ))}
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </PlainDialog>
  );
}

interface Line {
  readonly id: string;
  readonly what: string;
  readonly failure: Failure;
  /** What its author wrote in it: shown, so that it can be taken elsewhere. */
  readonly written: readonly string[];
}

const WRITTEN = {
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
} as const;

const among = (ids: readonly string[], { id }: { readonly id: string }): readonly string[] =>
  ids.includes(id) ? [id] : [];

/** Places for proposals become free by themselves, as servers come back. */
function whatToDo({ kind, code }: Failure): 'forbidden' | 'passing' | 'invalid' {
  if (code === 'PROPOSALS_FULL') return 'passing';
  if (kind === 'forbidden') return 'forbidden';
  return kind === 'internal' || kind === 'unavailable' || kind === 'tooMany' ? 'passing' : 'invalid';
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
