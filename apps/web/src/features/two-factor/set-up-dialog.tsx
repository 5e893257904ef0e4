import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import { CodeField, isCode } from './code-field';
import { SecretForApp } from './secret-for-app';
import { beginTwoFactor, confirmTwoFactor } from './two-factor-api';

type Begun = Awaited<ReturnType<typeof beginTwoFactor>>;

interface Props {
  readonly userId: string;
  readonly onDone: (made: Awaited<ReturnType<typeof confirmTwoFactor>>) => void;
  readonly onClose: () => void;
}

/** First the password, then a secret that the app takes, confirmed by the code that it shows. */
export function SetUpDialog({ userId, onDone, onClose }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? (
    <Confirmation userId={userId} begun={begun} onDone={onDone} onClose={onClose} />
  ) : (
    <Beginning userId={userId} onBegun={setBegun} onClose={onClose} />
  );
}

interface BeginningProps extends Pick<Props, 'userId' | 'onClose'> {
  readonly onBegun: (begun: Begun) => void;
}

function Beginning({ userId, onBegun, onClose }: BeginningProps) {
  const { t } = useTranslation('twoFactor');
  const { busy, failure, make } = useMutation();
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title={t('setUp')}
      submit={t('next')}
      ready={password !== ''}
      busy={busy}
      failure={failure}
      onSubmit={() => void make(async () => onBegun(await beginTwoFactor(userId, password)))}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <Typography>{t('setUpDetail')}</Typography>
        <TextField
          required
          type="password"
          autoComplete="current-password"
          label={t('password')}
          value={password}
          onChange={setPassword}
        />
      </Stack>
    </FormDialog>
  );
}

function Confirmation({ userId, begun, onDone, onClose }: Props & { readonly begun: Begun }) {
  const { t } = useTranslation('twoFactor');
  const { busy, failure, make } = useMutation();
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title={t('setUp')}
      submit={t('confirm')}
      ready={isCode(code)}
      busy={busy}
      failure={failure}
      onSubmit={() => void make(async () => onDone(await confirmTwoFactor(userId, code)))}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <SecretForApp {...begun} />
        <CodeField hint={t('codeOfApp')} value={code} onChange={setCode} />
      </Stack>
    </FormDialog>
  );
}
