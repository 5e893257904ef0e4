import type { User } from '@plomada/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { LANGUAGE_NAMES, LANGUAGES } from '../../base/i18n';
import { FailureAlert } from '../../base/messages/failure-alert';
import { type Preferences, setPreferences } from './profile-api';
import { ProfileCard } from './profile-card';
import { useProfileChanged } from './use-profile-changed';

const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** Saved as they are chosen: there is nothing to compare before. */
export function PreferencesSection({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const { busy, failure, make } = useMutation();
  const changed = useProfileChanged();
  const zone = user.timeZone ?? null;
  const save = (preferences: Preferences) =>
    make(async () => {
      changed(await setPreferences(user.id, preferences));
      if (preferences.lang) await i18n.changeLanguage(preferences.lang);
    });
  return (
    <ProfileCard title={t('preferences.title')}>
      {failure && <FailureAlert failure={failure} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <TextField
          select
          label={t('common:language')}
          value={user.lang}
          disabled={busy}
          helperText={t('preferences.languageHint')}
          onChange={({ target }) => save({ lang: target.value as Preferences['lang'] })}
        >
          {LANGUAGES.map((language) => (
            <MenuItem key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          options={zone === null || ZONES.includes(zone) ? ZONES : [zone, ...ZONES]}
          value={zone}
          disableClearable={zone !== null}
          openText={t('common:open')}
          closeText={t('common:close')}
          clearText={t('common:clear')}
          disabled={busy}
          onChange={(_, timeZone) => timeZone && save({ timeZone })}
          renderInput={(params) => <TextField {...params} label={t('preferences.timeZone')} />}
        />
      </Box>
    </ProfileCard>
  );
}
