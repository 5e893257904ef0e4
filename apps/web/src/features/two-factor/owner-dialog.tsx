import type { Failure } from '@plomada/contracts';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import { SignOnAgain } from './sign-on-again';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly submit: string;
  /** Whether the account has a password, which is asked for then. */
  readonly hasPassword: boolean;
  /** Whether what else is asked for was given. */
  readonly ready?: boolean;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly color?: ButtonProps['color'];
  readonly onSubmit: (password: string | undefined) => void;
  readonly onClose: () => void;
  /** What is asked for besides. */
  readonly children?: ReactNode;
}

/**
 * Has the owner of the account show that it is them: by the password, or, where a provider signs them on instead, by having come
 * from there a moment ago. Whose sign-on is older is led there again.
 */
export function OwnerDialog(props: Props) {
  const { title, detail, submit, hasPassword, ready = true, busy, failure, color = 'primary' } = props;
  const { t } = useTranslation('twoFactor');
  const [password, setPassword] = useState('');
  const isTooOld = failure?.code === 'SIGN_ON_NOT_RECENT';
  return (
    <FormDialog
      title={title}
      submit={isTooOld ? null : submit}
      ready={ready && (password !== '' || !hasPassword)}
      busy={busy}
      failure={failure}
      color={color}
      beside={isTooOld && <SignOnAgain />}
      onSubmit={() => props.onSubmit(hasPassword ? password : undefined)}
      onClose={props.onClose}
    >
      {!isTooOld && (
        <Stack spacing={4} sx={{ pt: 1 }}>
          <Typography>{detail}</Typography>
          {hasPassword && (
            <TextField
              required
              type="password"
              autoComplete="current-password"
              label={t('password')}
              value={password}
              onChange={setPassword}
            />
          )}
          {props.children}
        </Stack>
      )}
    </FormDialog>
  );
}
