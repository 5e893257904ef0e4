import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Member, ProjectSettings } from '@plomada/contracts';
import { useCallback } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { membersOfBusiness } from '../../../base/api/endpoints';
import { useQuery } from '../../../base/api/use-query';
import { fullNameOf } from '../../../base/layout/person-avatar';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { useMay } from '../../projects/roles';
import { projectMembers } from '../project/settings-api';

/** Who reads along. Admins of the company choose among all its members, those of the project among its own. */
export function Copies({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const textOf = useFailureText();
  const { id, businessId } = settings;
  const ofCompany = useMay('manageBusiness');
  const [answer] = useQuery(
    useCallback(
      async (): Promise<{ members: readonly Member[] }> =>
        ofCompany ? membersOfBusiness(businessId) : projectMembers(id),
      [ofCompany, businessId, id],
    ),
  );
  const members = answer.status === 'ready' ? answer.value.members : [];
  const people = new Map(members.map(({ user }) => [user.id, user]));
  const nameOf = (userId: string) => {
    const user = people.get(userId);
    return user ? fullNameOf(user) : t(answer.status === 'loading' ? 'common:loading' : 'emails.unknown');
  };
  return (
    <Controller
      name="copies"
      render={({ field: { value, onChange } }) => (
        <Autocomplete
          multiple
          options={[...people.keys()]}
          value={value as string[]}
          onChange={(_, chosen) => onChange(chosen)}
          getOptionLabel={nameOf}
          getOptionKey={(userId) => userId}
          filterSelectedOptions
          noOptionsText={t('noResults')}
          clearText={t('clear')}
          openText={t('open')}
          closeText={t('common:close')}
          sx={{ maxWidth: 560 }}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('emails.copies')}
              error={answer.status === 'failed'}
              helperText={answer.status === 'failed' ? textOf(answer.failure) : t('emails.copiesHint')}
            />
          )}
        />
      )}
    />
  );
}
