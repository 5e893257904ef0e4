import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SECTION_GROUPS, type SectionId } from './sections';
import { useSectionPath } from './use-section-path';

/** The sections where there is no room for a menu at the side. */
export function SectionSelect({ shown }: { readonly shown: SectionId }) {
  const { t } = useTranslation('settings');
  const pathOf = useSectionPath();
  const navigate = useNavigate();
  return (
    <TextField
      select
      label={t('sections')}
      value={shown}
      onChange={(event) => void navigate(pathOf(event.target.value as SectionId))}
      sx={{ maxWidth: 360 }}
    >
      {SECTION_GROUPS.flatMap(({ group, sections }) => [
        <ListSubheader key={group}>{t(`group.${group}`)}</ListSubheader>,
        ...sections.map((section) => (
          <MenuItem key={section} value={section}>
            {t(`section.${section}`)}
          </MenuItem>
        )),
      ])}
    </TextField>
  );
}
