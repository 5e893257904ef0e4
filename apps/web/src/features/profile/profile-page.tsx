import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { selectUser } from '../../base/session/session-slice';
import { ApiTokens } from '../connections/api-tokens';
import { NoticeSettingsTable } from '../notice-settings/notice-settings';
import { CalendarFeeds } from '../connections/calendar-feeds';
import { TwoFactor } from '../two-factor/two-factor';
import { AccessSection } from './access-section';
import type { NoteUnsaved, ProfilePart } from './note-unsaved';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PictureSection } from './picture-section';
import { PreferencesSection } from './preferences-section';
import { ProfileCard } from './profile-card';

/** /profile_settings: one's own account. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'connections', 'noticeSettings', 'twoFactor']);
  const user = useAppSelector(selectUser);
  const typed = useRef(new Set<ProfilePart>());
  const note = useCallback<NoteUnsaved>((part, unsaved) => {
    if (unsaved) typed.current.add(part);
    else typed.current.delete(part);
  }, []);
  if (!user) return null;
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={user.email} backTo="/" />
      <PictureSection user={user} />
      <NameSection user={user} onUnsaved={note} />
      <PreferencesSection user={user} />
      <ProfileCard title={t('noticeSettings:title')}>
        <NoticeSettingsTable userId={user.id} />
      </ProfileCard>
      <PasswordSection user={user} onUnsaved={note} />
      <ProfileCard title={t('twoFactor:title')}>
        <TwoFactor userId={user.id} />
      </ProfileCard>
      <AccessSection userId={user.id} />
      <ProfileCard title={t('connections:tokens.title')}>
        <ApiTokens userId={user.id} />
      </ProfileCard>
      <ProfileCard title={t('connections:feeds.title')}>
        <CalendarFeeds userId={user.id} />
      </ProfileCard>
      {/* One for all parts: the router asks one guard only. */}
      <UnsavedGuard unsaved={() => typed.current.size > 0} />
    </Page>
  );
}
