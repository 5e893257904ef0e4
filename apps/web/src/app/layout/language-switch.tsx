import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../i18n';
import { LanguageIcon } from '../icons/icons';

/** Each language is offered in its own words. */
const NAMES = { es: 'Español', en: 'English' } as const;

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: (typeof LANGUAGES)[number]) => {
    setAnchor(null);
    void i18n.changeLanguage(language);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<LanguageIcon />}
        aria-label={t('language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0 }}
      >
        {i18n.language.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === i18n.language}
            onClick={() => choose(language)}
          >
            {NAMES[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
