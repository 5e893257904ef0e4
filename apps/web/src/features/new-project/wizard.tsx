import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFailureText } from '../../base/messages/use-failure-text';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { BeginStep } from './begin-step';
import { CalendarStep } from './calendar-step';
import { DataStep } from './data-step';
import { TeamStep } from './team-step';
import { STEPS, useWizard } from './use-wizard';

interface Props {
  readonly businessId: string;
  readonly creatorId: string;
  /** Where the creator is, as far as anybody knows. */
  readonly timeZone: string;
}

/** Four short steps to a new project. */
export function Wizard(props: Props) {
  const { t } = useTranslation('newProject');
  const textOf = useFailureText();
  const wizard = useWizard(props);
  const { form, step, creation, next, back } = wizard;
  const last = step === STEPS.length - 1;
  const busy = creation.status === 'creating';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void next();
  };
  return (
    <FormProvider {...form}>
      <UnsavedGuard unsaved={wizard.unsaved} />
      <Progress step={step} />
      {creation.status === 'failed' && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {textOf(creation.failure)}
        </Alert>
      )}
      <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 4, md: 6 }, flexShrink: 0 }}>
        <StepBody key={step} wizard={wizard} creatorId={props.creatorId} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 6 }}>
          {step > 0 && (
            <FocusableButton onClick={back} disabled={busy}>
              {t('previous')}
            </FocusableButton>
          )}
          <FocusableButton
            type="submit"
            variant="contained"
            disabled={busy}
            startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden />}
          >
            {t(last ? 'create' : 'next')}
          </FocusableButton>
        </Box>
      </Card>
    </FormProvider>
  );
}

function Progress({ step }: { readonly step: number }) {
  const { t } = useTranslation('newProject');
  return (
    <Stepper activeStep={step} sx={{ mb: 6, mt: 2 }}>
      {STEPS.map((name, place) => (
        <Step key={name} aria-current={place === step ? 'step' : undefined}>
          <StepLabel>{t(`steps.${name}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

/** Each step takes the focus when it appears, so that the keyboard goes on where the eye is. */
function StepBody({
  wizard,
  creatorId,
}: {
  readonly wizard: ReturnType<typeof useWizard>;
  readonly creatorId: string;
}) {
  const { t } = useTranslation('newProject');
  const body = useRef<HTMLDivElement>(null);
  const name = STEPS[wizard.step]!;
  useEffect(() => {
    if (!body.current?.contains(document.activeElement)) body.current?.focus();
  }, []);
  return (
    <Box
      ref={body}
      tabIndex={-1}
      role="group"
      aria-label={t(`steps.${name}`)}
      sx={{ outline: 'none !important' }}
    >
      {name === 'data' && <DataStep />}
      {name === 'calendar' && <CalendarStep />}
      {name === 'team' && (
        <TeamStep members={wizard.members} onRetry={wizard.reloadMembers} creatorId={creatorId} />
      )}
      {name === 'begin' && <BeginStep />}
    </Box>
  );
}
