import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CLOSE_STAGES, type CloseStage } from './close-state';

/** The stages as steps, with the real share of the tasks that the server has compared. */
export function CloseStepper({ stage, percent }: { readonly stage: CloseStage; readonly percent: number }) {
  const { t } = useTranslation('term');
  // The last portion and the next stage come in the same moment: that all was validated stays to be read.
  const isCounted = stage === 'validateAll' || percent === 100;
  return (
    <div aria-live="polite">
      <Stepper activeStep={CLOSE_STAGES.indexOf(stage)} orientation="vertical">
        {CLOSE_STAGES.map((one) => (
          <Step key={one}>
            <StepLabel>{t(`stage.${one}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <LinearProgress
        sx={{ mt: 4 }}
        aria-label={t(`stage.${stage}`)}
        {...(stage === 'validateAll' ? { variant: 'determinate', value: percent } : {})}
      />
      {isCounted && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('close.validated', { percent })}
        </Typography>
      )}
    </div>
  );
}
