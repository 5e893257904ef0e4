import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { CodeField, isCode } from './code-field';
import { OwnerDialog } from './owner-dialog';
import { SecretForApp } from './secret-for-app';
import { beginTwoFactor, confirmTwoFactor } from './two-factor-api';

type Begun = Awaited<ReturnType<typeof beginTwoFactor>>;

interface Props {
  readonly userId: string;
  readonly hasPassword: boolean;
  readonly onDone: (made: Awaited<ReturnType<typeof confirmTwoFactor>>) => void;
  readonly onClose: () => void;
}

/** First the password, of who has one, then a secret that the app takes, confirmed by the code that it shows. */
export function SetUpDialog({ userId, hasPassword, onDone, onClose }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? (
    <Confirmation userId={userId} begun={begun} onDone={onDone} onClose={onClose} />
  ) : (
    <Beginning userId={userId} hasPassword={hasPassword} onBegun={setBegun} onClose={onClose} />
  );
}

interface BeginningProps extends Omit<Props, 'onDone'> {
  readonly onBegun: (begun: Begun) => void;
}

function Beginning({ userId, hasPassword, onBegun, onClose }: BeginningProps) {
  const { t } = useTranslation('twoFactor');
  const { busy, failure, make } = useMutation();
  return (
    <OwnerDialog
      title={t('setUp')}
      detail={t('setUpDetail')}
      submit={t('next')}
      hasPassword={hasPassword}
      busy={busy}
      failure={failure}
      onSubmit={(password) => void make(async () => onBegun(await beginTwoFactor(userId, password)))}
      onClose={onClose}
    />
  );
}

interface ConfirmationProps extends Omit<Props, 'hasPassword'> {
  readonly begun: Begun;
}

function Confirmation({ userId, begun, onDone, onClose }: ConfirmationProps) {
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
