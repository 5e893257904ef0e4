import type { Member, ProjectSettings } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PicksField } from '../../../base/fields/picks-field';
import { FormField } from '../../../base/form/form-field';
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
    <FormField<readonly string[]> name="copies">
      {(entered) => (
        <PicksField
          {...entered}
          label={t('emails.copies')}
          keys={[...people.keys()]}
          nameOf={nameOf}
          problem={answer.status === 'failed' ? textOf(answer.failure) : null}
          hint={t('emails.copiesHint')}
          sx={{ maxWidth: 560 }}
        />
      )}
    </FormField>
  );
}
