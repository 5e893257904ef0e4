import { email as emailSchema } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useAppDispatch } from '../../base/hooks';
import { LANGUAGE_NAMES, LANGUAGES } from '../../base/i18n';
import { messageShown } from '../../base/messages/messages-slice';
import { invite, type NewInvitation } from './members-api';
import { type Scope, ROLES_OF_SCOPE } from './scope';
import { RolesSelect } from './roles-select';

interface Fields {
  email: string;
  roles: readonly Role[];
  lang: NewInvitation['lang'];
}

interface Props {
  readonly scope: Scope;
  /** Whom to invite, when that is known already. */
  readonly email?: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

export function InviteDialog({ scope, email: known = '', onClose, onSent }: Props) {
  const { t, i18n } = useTranslation(['members', 'common', 'login']);
  const dispatch = useAppDispatch();
  const { busy, failure, make } = useMutation();
  const least = ROLES_OF_SCOPE[scope.kind].at(-1)!;
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { email: known, roles: [least], lang: i18n.language === 'en' ? 'en' : 'es' },
  });
  const error = formState.errors.email?.message;
  const send = handleSubmit(async (fields) => {
    const email = fields.email.trim();
    if (!(await make(() => invite(scope, { ...fields, email })))) return;
    dispatch(messageShown({ severity: 'success', key: 'members:invite.sent', params: { email } }));
    onSent();
  });
  return (
    <FormDialog
      title={t('invite.title')}
      submit={t('invite.send')}
      ready={!error}
      busy={busy}
      failure={failure}
      dirty={formState.isDirty}
      maxWidth="xs"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
        <TextField
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          required
          error={Boolean(error)}
          helperText={error ? t(error) : ' '}
          {...register('email', {
            required: 'common:required',
            validate: (value) => emailSchema.safeParse(value.trim()).success || 'login:emailInvalid',
          })}
        />
        <Controller
          control={control}
          name="roles"
          render={({ field: { value, onChange } }) => (
            <RolesSelect
              kind={scope.kind}
              label={t(scope.kind === 'business' ? 'invite.role' : 'invite.roles')}
              roles={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="lang"
          render={({ field: { value, onChange } }) => (
            <TextField select label={t('invite.language')} value={value} onChange={onChange}>
              {LANGUAGES.map((language) => (
                <MenuItem key={language} value={language} lang={language}>
                  {LANGUAGE_NAMES[language]}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      </Box>
    </FormDialog>
  );
}
