import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VisibilityIcon, VisibilityOffIcon } from '../icons/icons';
import { PlainField } from './plain-field';

interface Props {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly field: UseFormRegisterReturn;
  readonly problem: string | null;
  readonly hint?: string;
  readonly autoFocus?: boolean;
}

/** A password, which its owner may look at. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('login');
  const [shown, setShown] = useState(false);
  return (
    <PlainField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
