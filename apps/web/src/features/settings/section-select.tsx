import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChoiceField } from '../../base/fields/choice-field';
import { SECTION_GROUPS, type SectionId } from './sections';
import { useSectionPath } from './use-section-path';

/** The sections where there is no room for a menu at the side. */
export function SectionSelect({ shown }: { readonly shown: SectionId }) {
  const { t } = useTranslation('settings');
  const pathOf = useSectionPath();
  const navigate = useNavigate();
  return (
    <ChoiceField
      label={t('sections')}
      value={shown}
      choices={SECTION_GROUPS.flatMap(({ group, sections }) =>
        sections.map((key) => ({ key, label: t(`section.${key}`), group: t(`group.${group}`) })),
      )}
      onChange={(section) => void navigate(pathOf(section))}
      sx={{ maxWidth: 360 }}
    />
  );
}
