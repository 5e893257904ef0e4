import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SECTION_PARAM } from '../../base/paths';
import { SectionFrame } from '../../base/sections/section-frame';
import { SectionsLayout } from '../../base/sections/sections-layout';
import { Webhooks } from '../connections/webhooks';
import { MembersSection } from '../members/members-section';
import { useMay } from '../projects/roles';
import { TemplatesSection } from '../restriction-templates/templates-section';
import { AccessSection } from './access-section';
import { addWord } from './business-api';
import { LogoSection } from './logo-section';
import { ModulesSection } from './modules-section';
import { ProfileSection } from './profile-section';
import type { SectionProps } from './section-props';
import { type SectionId, sectionGroupsFor } from './sections';
import { WordList } from './word-list';

/** One section at a time; which one stands in the address. */
export function Sections(props: SectionProps) {
  const { t } = useTranslation('businessSettings');
  const [query] = useSearchParams();
  const mayModules = useMay('manageModules');
  const groups = sectionGroupsFor((permission) => permission === 'manageModules' && mayModules);
  const asked = query.get(SECTION_PARAM);
  const shown = groups.flatMap(({ sections }) => sections).find((id) => id === asked) ?? 'profile';
  return (
    <SectionsLayout
      label={t('sections')}
      groups={groups.map(({ group, sections }) => ({
        id: group,
        label: t(`group.${group}`),
        sections: sections.map((id) => ({ id, label: t(`section.${id}`) })),
      }))}
      shown={shown}
    >
      <SectionFrame key={shown} title={t(`section.${shown}`)} intro={t(`intro.${shown}`)}>
        <Section id={shown} {...props} />
      </SectionFrame>
    </SectionsLayout>
  );
}

function Section({ id, ...props }: SectionProps & { readonly id: SectionId }) {
  switch (id) {
    case 'profile':
      return (
        <>
          <LogoSection settings={props.settings} />
          <ProfileSection {...props} />
        </>
      );
    case 'restrictionTemplates':
      return <Templates {...props} />;
    case 'members':
      return <MembersSection businessId={props.settings.id} />;
    case 'access':
      return <AccessSection businessId={props.settings.id} />;
    case 'webhooks':
      return <Webhooks of="business" id={props.settings.id} />;
    case 'modules':
      return <ModulesSection {...props} />;
    default:
      return <WordList list={id} {...props} />;
  }
}

/** Templates are written with the words that the lists offer. */
function Templates({ settings, onChange }: SectionProps) {
  const { id, lists } = settings;
  const offered = (words: (typeof lists)['roles']) =>
    words.filter(({ isActive }) => isActive).map(({ name }) => name);
  const addFamily = async (name: string) => {
    const restrictionFamilies = [
      ...lists.restrictionFamilies,
      await addWord(id, 'restrictionFamilies', name),
    ];
    onChange({ ...settings, lists: { ...lists, restrictionFamilies } });
  };
  return (
    <TemplatesSection
      businessId={id}
      families={offered(lists.restrictionFamilies)}
      onAddFamily={addFamily}
      roles={offered(lists.roles)}
    />
  );
}
