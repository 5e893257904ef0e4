import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
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
import { SECTION_PARAM } from '../../base/paths';
import { type SectionId, sectionsFor } from './sections';
import { WordList } from './word-list';

/** One section at a time; which one stands in the address. */
export function Sections(props: SectionProps) {
  const { t } = useTranslation('businessSettings');
  const [query, setQuery] = useLatestSearchParams();
  const mayModules = useMay('manageModules');
  const sections = sectionsFor((permission) => permission === 'manageModules' && mayModules);
  const shown = sections.find((id) => id === query.get(SECTION_PARAM)) ?? 'profile';
  const choose = (section: SectionId) =>
    setQuery((present) => {
      const next = new URLSearchParams(present);
      next.set(SECTION_PARAM, section);
      return next;
    });
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, section: SectionId) => choose(section)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={t('sections')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 6, flexShrink: 0 }}
      >
        {sections.map((id) => (
          <Tab key={id} value={id} label={t(`section.${id}`)} id={`tab-${id}`} aria-controls="section" />
        ))}
      </Tabs>
      <Box id="section" role="tabpanel" aria-labelledby={`tab-${shown}`} sx={{ pb: 10 }}>
        <Section key={shown} id={shown} {...props} />
      </Box>
    </>
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
      return <BusinessWebhooks businessId={props.settings.id} />;
    case 'modules':
      return <ModulesSection {...props} />;
    default:
      return <WordList list={id} {...props} />;
  }
}

function BusinessWebhooks({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation('businessSettings');
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('intro.webhooks')}</Typography>
      <Webhooks of="business" id={businessId} />
    </>
  );
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
