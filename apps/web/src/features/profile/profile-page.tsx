import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Page } from '../../app/layout/page';
import { PageHeader } from '../../app/layout/page-header';
import { selectUser } from '../session/session-slice';
import { AccessSection } from './access-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PictureSection } from './picture-section';
import { PreferencesSection } from './preferences-section';

/** /profile_settings: one's own account. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={user.email} backTo="/" />
      <PictureSection user={user} />
      <NameSection user={user} />
      <PreferencesSection user={user} />
      <PasswordSection userId={user.id} />
      <AccessSection userId={user.id} />
    </Page>
  );
}
