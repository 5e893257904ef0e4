import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n';

/** ES | EN, side by side: two languages need no menu. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  return (
    <Box role="group" aria-label={t('language')} sx={{ display: 'flex', gap: 0.5 }}>
      {LANGUAGES.map((language) => {
        const shown = language === i18n.language;
        return (
          <ButtonBase
            key={language}
            lang={language}
            aria-label={`${language.toUpperCase()} · ${LANGUAGE_NAMES[language]}`}
            aria-pressed={shown}
            title={LANGUAGE_NAMES[language]}
            // The field that is being filled keeps the focus, and is not told off for being empty.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void i18n.changeLanguage(language)}
            sx={{
              minWidth: 32,
              height: 28,
              px: 1.5,
              borderRadius: 1,
              typography: 'body2',
              fontWeight: shown ? 600 : 400,
              color: shown ? 'text.primary' : 'text.secondary',
              bgcolor: shown ? 'shade.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {language.toUpperCase()}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
