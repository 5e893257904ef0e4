import { email as emailSchema } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { filled } from '../../base/form/checks';
import { FormField } from '../../base/form/form-field';
import { FormText } from '../../base/form/form-text';
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
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { email: known, roles: [least], lang: i18n.language === 'en' ? 'en' : 'es' },
  });
  const { handleSubmit, formState } = form;
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
      ready={!formState.errors.email}
      busy={busy}
      failure={failure}
      dirty={formState.isDirty}
      maxWidth="xs"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
          <FormText
            name="email"
            label={t('invite.email')}
            type="email"
            autoComplete="off"
            required
            maxLength={254}
            validate={(value) => {
              const sound = filled(value);
              return sound === true
                ? emailSchema.safeParse(value.trim()).success || 'login:emailInvalid'
                : sound;
            }}
          />
          <FormField<readonly Role[]> name="roles">
            {({ value, onChange }) => (
              <RolesSelect
                kind={scope.kind}
                label={t(scope.kind === 'business' ? 'invite.role' : 'invite.roles')}
                roles={value}
                onChange={onChange}
              />
            )}
          </FormField>
          <FormField<(typeof LANGUAGES)[number]> name="lang">
            {(entered) => (
              <ChoiceField
                {...entered}
                label={t('invite.language')}
                choices={LANGUAGES.map((lang) => ({ key: lang, label: LANGUAGE_NAMES[lang], lang }))}
              />
            )}
          </FormField>
        </Box>
      </FormProvider>
    </FormDialog>
  );
}
