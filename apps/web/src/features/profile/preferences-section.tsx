import type { User } from '@plomada/contracts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { TimeZoneField } from '../../base/fields/time-zone-field';
import { useMutation } from '../../base/api/use-mutation';
import { LANGUAGE_NAMES, LANGUAGES } from '../../base/i18n';
import { FailureAlert } from '../../base/messages/failure-alert';
import { type Preferences, setPreferences } from './profile-api';
import { ProfileCard } from './profile-card';
import { useProfileChanged } from './use-profile-changed';

/** Saved as they are chosen: there is nothing to compare before. */
export function PreferencesSection({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const { busy, failure, make } = useMutation();
  const changed = useProfileChanged();
  const save = (preferences: Preferences) =>
    make(async () => {
      changed(await setPreferences(user.id, preferences));
      if (preferences.lang) await i18n.changeLanguage(preferences.lang);
    });
  return (
    <ProfileCard title={t('preferences.title')}>
      {failure && <FailureAlert failure={failure} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <ChoiceField
          label={t('common:language')}
          value={user.lang}
          disabled={busy}
          hint={t('preferences.languageHint')}
          choices={LANGUAGES.map((lang) => ({ key: lang, label: LANGUAGE_NAMES[lang], lang }))}
          onChange={(lang) => save({ lang })}
        />
        <TimeZoneField
          label={t('preferences.timeZone')}
          value={user.timeZone ?? null}
          disabled={busy}
          onChange={(timeZone) => timeZone && save({ timeZone })}
        />
      </Box>
    </ProfileCard>
  );
}
