import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  isProposed,
  type Plan,
  type PlanAction,
  proposedLack,
  RESTRICTION_TEXTS,
  rowIdOf,
  type Task,
  taskAccess,
} from '@plomada/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { DateField } from '../../base/fields/date-field';
import { TextField } from '../../base/fields/text-field';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { useToday } from '../../plan/rows/use-today';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { ChosenPhotos } from '../photos/chosen-photos';
import { photosActions } from '../photos/photos-slice';
import { useFamilies } from '../restriction-families/use-families';
import { FieldSheet } from './field-sheet';
import { TOUCH_PX, TOUCHED } from './touch';

interface Props {
  readonly plan: Plan;
  readonly task: Task;
  readonly onClose: () => void;
}

/** What a task lacks: of which family, what, and by when. The day is proposed; the keyboard of the phone takes dictation. */
export function RestrictionSheet({ plan, task, onClose }: Props) {
  const { t } = useTranslation(['field', 'columns', 'restrictions']);
  const dispatch = useAppDispatch();
  const contextNow = useDecisionContext();
  const families = useFamilies();
  const mustPropose = useAppSelector(selectMustPropose);
  const today = useToday();
  const { type, required: proposed } = proposedLack(plan, task, today);
  const isOverdue = proposed !== null && proposed < today;
  const [family, setFamily] = useState('');
  const [detail, setDetail] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const what = useRef<HTMLTextAreaElement>(null);
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const required = chosen ?? proposed ?? '';
  const isWhole = family !== '' && detail.trim() !== '' && required !== '';
  const chooseFamily = (one: string) => {
    setFamily(one);
    // Within the tap, or a phone shows no keyboard.
    what.current?.focus();
  };
  const action: PlanAction = {
    type: 'NEW_RESTRICTION',
    payload: {
      ...{ taskIds: [task.id], family, type, detail: detail.trim(), comments: '' },
      ...{ responsible: null, commited: null, required },
    },
  };
  const movesTasks = !mustPropose && isWhole && isProposed(plan, contextNow().actor, action);
  const ask = () => {
    const id = newId();
    if (!submit(action, { id })) return;
    // Of the row that the action makes, or will make once it is accepted.
    const about = { taskId: task.id, restrictionId: rowIdOf(id, 0) };
    for (const file of photos) dispatch(photosActions.taken({ ...about, file }));
  };
  return (
    <FieldSheet
      title={t('lackSheet.title')}
      about={task.text}
      dirty={detail.trim() !== '' || photos.length > 0}
      onClose={onClose}
      action={
        <Button variant="contained" disabled={!isWhole} onClick={ask} sx={TOUCHED}>
          {t(mustPropose || movesTasks ? 'lackSheet.propose' : 'lackSheet.ask')}
        </Button>
      }
    >
      {failure && <FailureAlert failure={failure} />}
      {movesTasks && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('restrictions:movesTasks')}
        </Alert>
      )}
      <Stack
        direction="row"
        role="group"
        aria-label={t('columns:restriction.family')}
        sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}
      >
        {families.length === 0 && <Typography>{t('lackSheet.noFamilies')}</Typography>}
        {families.map((one) => (
          <Chip
            key={one}
            label={one}
            color={one === family ? 'primary' : 'default'}
            variant={one === family ? 'filled' : 'outlined'}
            aria-pressed={one === family}
            onClick={() => chooseFamily(one)}
            sx={{ height: TOUCH_PX, px: 2, borderRadius: 1, fontSize: '0.875rem' }}
          />
        ))}
      </Stack>
      <TextField
        required
        multiline
        minRows={2}
        inputRef={what}
        label={t('lackSheet.what')}
        hint={t('dictate')}
        value={detail}
        maxLength={RESTRICTION_TEXTS.detail.most}
        onChange={setDetail}
        sx={{ width: '100%', mb: 3 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DateField
          required
          label={t(`lackSheet.by.${type}`)}
          hint={isOverdue && required === proposed ? t('lackSheet.overdue') : undefined}
          value={required}
          onChange={setChosen}
          sx={{ flex: '1 1 180px', '& .MuiInputBase-root': { minHeight: TOUCH_PX } }}
        />
        {!taskAccess(plan, task.id, contextNow()).attach && (
          <ChosenPhotos
            label={t('lackSheet.photos')}
            files={photos}
            onAdd={(file) => setPhotos((before) => [...before, file])}
            onRemove={(file) => setPhotos((before) => before.filter((one) => one !== file))}
            sx={TOUCHED}
          />
        )}
      </Box>
    </FieldSheet>
  );
}
