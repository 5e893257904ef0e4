import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ProjectSettings } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import { TimeZoneField } from '../../../base/fields/time-zone-field';
import { FormField } from '../../../base/form/form-field';
import { CheckIcon, WarningIcon } from '../../../base/icons/icons';
import { WeekDays } from '../../calendar/week-days';
import { Copies } from '../emails/copies';
import { type EmailFields, emailFieldsOf, scheduleOf } from '../emails/email-fields';
import { ProjectMail } from '../emails/project-mail';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { scheduleEmails } from '../project/settings-api';
import { useSaveSettings } from '../project/use-save-settings';
import { WithSettings } from '../project/with-settings';

/** When responsibles are mailed what is theirs to release, and who is mailed how the project stands. */
export function EmailsSection() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <EmailsForm settings={settings} />
          <ProjectMail projectId={settings.id} />
        </>
      )}
    </WithSettings>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  key: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

function EmailsForm({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const form = useFollowingForm<EmailFields>(emailFieldsOf(settings.emails));
  const save = useSaveSettings();
  const onSave = async (fields: EmailFields) =>
    (await save(() => scheduleEmails(settings.id, scheduleOf(fields)))) !== null;
  const { status, chosen } = settings.emails;
  return (
    <SectionForm form={form} onSave={onSave}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography>{t('emails.status')}</Typography>
        <Chip
          size="small"
          icon={status === 'complete' ? <CheckIcon /> : <WarningIcon />}
          label={t(`emails.${status}`)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(chosen ? `emails.${status}Means` : 'emails.unchosenMeans')}
        </Typography>
      </Box>
      <Box>
        <Typography sx={{ mb: 2 }}>{t('emails.days')}</Typography>
        <FormField<string> name="days">
          {({ value, onChange }) => <WeekDays days={value} onChange={onChange} label={t('emails.days')} />}
        </FormField>
      </Box>
      <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
        <FormField<string> name="hour">
          {(entered) => (
            <ChoiceField {...entered} label={t('emails.hour')} choices={HOURS} sx={{ width: 130 }} />
          )}
        </FormField>
        <FormField<string | null> name="timeZone">
          {(entered) => <TimeZoneField {...entered} label={t('emails.timeZone')} sx={{ width: 300 }} />}
        </FormField>
      </Box>
      <Copies settings={settings} />
    </SectionForm>
  );
}
