import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import { CodeField, isCode } from './code-field';
import type { Proof } from './two-factor-api';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly submit: string;
  /** What is done loses something. */
  readonly loses?: boolean;
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password and a code before the second step is changed. */
export function ProofDialog({ title, detail, submit, loses = false, onProof, onClose }: Props) {
  const { t } = useTranslation('twoFactor');
  const { busy, failure, make } = useMutation();
  const [{ password, code }, setProof] = useState<Proof>({ password: '', code: '' });
  return (
    <FormDialog
      title={title}
      submit={submit}
      ready={password !== '' && isCode(code)}
      busy={busy}
      failure={failure}
      color={loses ? 'error' : 'primary'}
      onSubmit={() => void make(() => onProof({ password, code }))}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <Typography>{detail}</Typography>
        <TextField
          required
          type="password"
          autoComplete="current-password"
          label={t('password')}
          value={password}
          onChange={(typed) => setProof({ password: typed, code })}
        />
        <CodeField
          hint={t('codeOrRecovery')}
          value={code}
          onChange={(typed) => setProof({ password, code: typed })}
        />
      </Stack>
    </FormDialog>
  );
}
