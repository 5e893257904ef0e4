import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Failure, ProjectMail } from '@plomada/contracts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../base/api/use-query';
import { useFormat } from '../../../base/format';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../base/i18n';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { CardSkeleton } from '../../../base/states/card-skeleton';
import { ErrorRetry } from '../../../base/states/error-retry';
import { previewMail } from '../project/settings-api';

type Lang = (typeof LANGUAGES)[number];
const FORMS = ['html', 'text'] as const;
type Form = (typeof FORMS)[number];

/** Whether it is refused because the project has no state to mail: to ask again does not help. */
export const isNothingToMail = ({ code }: Pick<Failure, 'code'>): boolean => code === 'NOTHING_TO_MAIL';

/** The mail as it would leave now, in either language, as it looks and as plain text. */
export function MailPreview({ projectId }: { readonly projectId: string }) {
  const { t, i18n } = useTranslation('settings');
  const [lang, setLang] = useState<Lang>(i18n.language === 'en' ? 'en' : 'es');
  const [form, setForm] = useState<Form>('html');
  const textOf = useFailureText();
  const [answer, again] = useQuery(useCallback(() => previewMail(projectId, lang), [projectId, lang]));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <Choice
          label={t('emails.mail.language')}
          value={lang}
          among={LANGUAGES}
          nameOf={(one) => LANGUAGE_NAMES[one]}
          onChoose={setLang}
        />
        <Choice
          label={t('emails.mail.form')}
          value={form}
          among={FORMS}
          nameOf={(one) => t(`emails.mail.${one}`)}
          onChoose={setForm}
        />
      </Box>
      {answer.status === 'loading' && <CardSkeleton />}
      {answer.status === 'failed' && isNothingToMail(answer.failure) && (
        <Alert severity="info">{textOf(answer.failure)}</Alert>
      )}
      {answer.status === 'failed' && !isNothingToMail(answer.failure) && (
        <ErrorRetry title={t('emails.mail.failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && <Mail mail={answer.value} form={form} />}
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly among: readonly T[];
  readonly nameOf: (one: T) => string;
  readonly onChoose: (one: T) => void;
}

function Choice<T extends string>({ label, value, among, nameOf, onChoose }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: T | null) => chosen && onChoose(chosen)}
    >
      {among.map((one) => (
        <ToggleButton key={one} value={one}>
          {nameOf(one)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Mail({ mail, form }: { readonly mail: ProjectMail; readonly form: Form }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { subject, text, html, nextAt } = mail;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {nextAt === null ? t('emails.mail.never') : t('emails.mail.next', { at: format.date(nextAt) })}
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 2, overflowWrap: 'anywhere' }}>{subject}</Typography>
      {form === 'html' ? (
        // Nothing in it runs or leads anywhere; mails are written for white paper.
        <Box
          component="iframe"
          sandbox=""
          title={t('emails.mail.title')}
          srcDoc={html}
          sx={{ ...PAPER, height: 560, bgcolor: '#fff' }}
        />
      ) : (
        <Box component="pre" tabIndex={0} sx={{ ...PAPER, maxHeight: 560, m: 0, p: 4, ...PLAIN }}>
          {text}
        </Box>
      )}
    </>
  );
}

const PAPER = {
  display: 'block',
  width: '100%',
  maxWidth: 800,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
const PLAIN = { overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
