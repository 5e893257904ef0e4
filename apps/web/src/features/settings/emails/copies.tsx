import type { Member, ProjectSettings } from '@plomada/contracts';
import { allows } from '@plomada/domain';
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

/** The members of the project, and of its company those who see every project; that, its administrators alone may ask. */
async function whoSee(projectId: string, businessId: string | null): Promise<readonly Member[]> {
  const [own, ofCompany] = await Promise.all([
    projectMembers(projectId),
    businessId === null ? { members: [] } : membersOfBusiness(businessId),
  ]);
  return [...own.members, ...ofCompany.members.filter(({ roles }) => allows(roles, 'viewProject'))];
}

/** Who reads along: among those who see the project, as far as the person may know of them. */
export function Copies({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const textOf = useFailureText();
  const { id, businessId } = settings;
  const ofCompany = useMay('manageBusiness');
  const [answer] = useQuery(
    useCallback(() => whoSee(id, ofCompany ? businessId : null), [ofCompany, businessId, id]),
  );
  const members = answer.status === 'ready' ? answer.value : [];
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
