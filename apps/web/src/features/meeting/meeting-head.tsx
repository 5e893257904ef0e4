import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../base/icons/icons';
import { useDocumentTitle } from '../../base/layout/use-document-title';
import { TermSoFar } from '../progress/term-so-far';
import { CloseTermButton } from '../term/close-term-button';
import { turnFullScreen } from '../progress/meeting/full-screen';
import { MEETING_STEPS, type MeetingStep } from './meeting-steps';

interface Props {
  readonly plan: Plan;
  readonly step: MeetingStep;
  readonly minutes: number;
  /** How many decisions of earlier meetings wait for this one to say something of them; null where none waits at all. */
  readonly unanswered: number | null;
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

/** What the meeting is about, how the term stands, how long it has been going on, and its steps. */
export function MeetingHead({ plan, step, minutes, unanswered, onStep, onLeave }: Props) {
  const { t } = useTranslation('meeting');
  useDocumentTitle(t('title'));
  return (
    <Box component="header" sx={HEAD}>
      <Box sx={{ flex: '1 1 12em', minWidth: 0 }}>
        <Typography component="h1" sx={{ fontSize: '1.05em', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {plan.settings.name}
        </Typography>
        <Box sx={{ fontSize: '0.8em' }}>
          <TermSoFar plan={plan} />
        </Box>
      </Box>
      <Box component="nav" aria-label={t('stepsLabel')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {MEETING_STEPS.filter((one) => one !== 'decisions' || unanswered !== null).map((one) => (
          <Button
            key={one}
            aria-current={one === step ? 'step' : undefined}
            variant={one === step ? 'contained' : 'outlined'}
            color={one === step ? 'primary' : 'secondary'}
            onClick={() => onStep(one)}
          >
            {t(`step.${one}`)}
            {one === 'decisions' && unanswered ? ` (${unanswered})` : ''}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, ml: 'auto' }}>
        <Box
          component="span"
          className="numeric"
          role="timer"
          aria-label={t('minutesLabel')}
          sx={{ fontWeight: 600 }}
        >
          {t('minutes', { count: minutes })}
        </Box>
        {step === 'review' && <CloseTermButton />}
        <Button onClick={turnFullScreen} sx={{ display: { xs: 'none', lg: 'inline-flex' } }}>
          {t('fullScreen')}
        </Button>
        <IconButton onClick={onLeave} aria-label={t('leave')}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 5,
  rowGap: 2,
  flexShrink: 0,
  px: { xs: 3, md: 5 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
