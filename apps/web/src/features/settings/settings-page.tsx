import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isScenarioId } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { useMay } from '../projects/roles';
import { useProject } from '../projects/use-project';
import { NotAdmin } from './not-admin';
import { ProjectSettingsProvider } from './project/project-settings-provider';
import { SectionMenu } from './section-menu';
import { SectionSelect } from './section-select';
import { SECTION_PARAM } from '../../base/paths';
import { useProjectId } from '../../base/use-project-id';
import { type SectionId, sectionOf } from './sections';
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
  const wide = useMediaQuery('(min-width: 1100px)');
  if (!found) return null;
  // Of a scenario the way in which it is scheduled is its own, and nothing else.
  const isScenario = isScenarioId(planId);
  const section = isScenario ? 'schedule' : sectionOf(query.get(SECTION_PARAM), first);
  const { project } = found;
  return (
    <Page>
      <PageHeader title={t('title')} context={project.name} />
      {may ? (
        <ProjectSettingsProvider key={project.id} projectId={project.id}>
          <Box
            sx={{
              display: 'flex',
              gap: 8,
              flexShrink: 0,
              alignItems: 'flex-start',
              flexDirection: wide ? 'row' : 'column',
            }}
          >
            {!isScenario && (wide ? <SectionMenu shown={section} /> : <SectionSelect shown={section} />)}
            <Box sx={{ flex: 1, minWidth: 0, width: '100%', maxWidth: 860 }}>
              <SectionView key={section} section={section} />
            </Box>
          </Box>
        </ProjectSettingsProvider>
      ) : (
        <NotAdmin />
      )}
    </Page>
  );
}
