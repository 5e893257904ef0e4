import { failureOf } from '../../base/api/api-failure';
import { useAppDispatch } from '../../base/hooks';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { SectionForm } from '../../base/form/section-form';
import { useFollowingForm } from '../../base/form/use-following-form';
import { saveProfile } from './business-api';
import { type Profile, ProfileFields, trimmed } from './profile-fields';
import type { SectionProps } from './section-props';

export function ProfileSection({ settings, onChange }: SectionProps) {
  const dispatch = useAppDispatch();
  const { name, taxNumber, phone, mail, address, specialization } = settings;
  const form = useFollowingForm<Profile>({ name, taxNumber, phone, mail, address, specialization });
  const save = async (profile: Profile) => {
    try {
      onChange(await saveProfile(settings.id, trimmed(profile)));
      dispatch(messageShown({ severity: 'success', key: 'common:saved' }));
      return true;
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.code === 'BUSINESS_NAME_TAKEN') {
        form.setError('name', { message: 'codes:BUSINESS_NAME_TAKEN' }, { shouldFocus: true });
      } else dispatch(failureShown(failure));
      return false;
    }
  };
  return (
    <SectionForm form={form} onSave={save}>
      <ProfileFields />
    </SectionForm>
  );
}
