import { isScenarioId } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { useMay } from '../projects/roles';
import { useProject } from '../projects/use-project';
import { NotAdmin } from './not-admin';
import { ProjectSettingsProvider } from './project/project-settings-provider';
import { SECTION_PARAM } from '../../base/paths';
import { SectionsLayout } from '../../base/sections/sections-layout';
import { useProjectId } from '../../base/use-project-id';
import { SECTION_GROUPS, type SectionId, sectionOf } from './sections';
import { SectionView } from './section-view';

interface Props {
  /** Shown when the address names none. */
  readonly first?: SectionId;
}

/** /settings: everything that is set about a project, section by section. Only its admins come in. */
export function SettingsPage({ first = 'project' }: Props) {
  const { t } = useTranslation(['settings', 'newProject', 'actions']);
  const [query] = useSearchParams();
  const found = useProject();
  const planId = useProjectId() ?? '';
  const may = useMay('manageProject');
  if (!found) return null;
  // Of a scenario the way in which it is scheduled is its own, and nothing else.
  const isScenario = isScenarioId(planId);
  const section = isScenario ? 'schedule' : sectionOf(query.get(SECTION_PARAM), first);
  const groups = SECTION_GROUPS.map(({ group, sections }) => ({
    id: group,
    label: t(`group.${group}`),
    sections: sections.map((id) => ({ id, label: t(`section.${id}`) })),
  }));
  const { project } = found;
  return (
    <Page>
      <PageHeader title={t('title')} context={project.name} />
      {may ? (
        <ProjectSettingsProvider key={project.id} projectId={project.id}>
          <SectionsLayout label={t('sections')} groups={groups} shown={isScenario ? null : section}>
            <SectionView key={section} section={section} />
          </SectionsLayout>
        </ProjectSettingsProvider>
      ) : (
        <NotAdmin />
      )}
    </Page>
  );
}
