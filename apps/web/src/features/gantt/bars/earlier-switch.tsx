import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly plan: Pick<Plan, 'settings'>;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether bars have a line to the day on which their tasks could begin; says why where there can be none. */
export function EarlierSwitch({ plan: { settings }, isOn, onChange }: Props) {
  const { t } = useTranslation('gantt');
  const whyId = useId();
  const { autoScheduling, autoSchedulingStrict, scheduleFromEnd } = settings;
  const why =
    !autoScheduling || scheduleFromEnd ? 'earlierNot' : autoSchedulingStrict ? 'earlierStrict' : null;
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn && why === null}
            disabled={why !== null}
            onChange={(_, next) => onChange(next)}
            {...(why && { slotProps: { input: { 'aria-describedby': whyId } } })}
          />
        }
        label={t('bars.earlier')}
      />
      {why && (
        <Typography id={whyId} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t(`bars.${why}`)}
        </Typography>
      )}
    </Box>
  );
}
