import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectMay } from '../../plan/state/plan-selectors';
import { KEYS_EVERYWHERE, KEYS_OF } from './meeting-keys';
import type { MeetingStep } from './meeting-steps';

/** What those can do too who only look on. */
const READING: ReadonlySet<string> = new Set(['row', 'person', 'pdf']);

/** What each key does in this step. A phone has none, and no room for them. */
export function KeyHints({ step }: { readonly step: MeetingStep }) {
  const { t } = useTranslation('meeting');
  const isOfMinutes = step === 'protocol' || step === 'decisions';
  const writes = useAppSelector(selectMay(isOfMinutes ? 'editPlan' : 'recordProgress'));
  const ofStep = KEYS_OF[step].filter(([, does]) => writes || READING.has(does));
  return (
    <Box component="footer" aria-label={t('keys.label')} sx={STRIP}>
      {[...ofStep, ...KEYS_EVERYWHERE].map(([keys, does]) => (
        <Box key={does} component="span" sx={{ whiteSpace: 'nowrap' }}>
          {keys.split(' ').map((key) => (
            <Box key={key} component="kbd" sx={KEY}>
              {key}
            </Box>
          ))}{' '}
          {t(`keys.${does}` as 'keys.row')}
        </Box>
      ))}
    </Box>
  );
}

const STRIP = {
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  flexShrink: 0,
  px: { xs: 3, md: 5 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.68em',
} as const;
const KEY = {
  display: 'inline-block',
  minWidth: '1.7em',
  mr: 1,
  px: 1,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  textAlign: 'center',
  font: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
} as const;
