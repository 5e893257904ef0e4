import { AdvancedSection } from './sections/advanced-section';
import { BaselinesSection } from './sections/baselines-section';
import { CompanySection } from './sections/company-section';
import { ContainerSection } from './sections/container-section';
import { DeleteSection } from './sections/delete-section';
import { EmailsSection } from './sections/emails-section';
import { GeneralSection } from './sections/general-section';
import { LocationSection } from './sections/location-section';
import { MembersSection } from './sections/members-section';
import { OperationalSection } from './sections/operational-section';
import { ProjectSection } from './sections/project-section';
import { ResourcesSection } from './sections/resources-section';
import { RhythmSection } from './sections/rhythm-section';
import { RollbackSection } from './sections/rollback-section';
import { ScheduleSection } from './sections/schedule-section';
import { WebhooksSection } from './sections/webhooks-section';
import { WeightsSection } from './sections/weights-section';
import { SectionFrame } from '../../base/sections/section-frame';
import { useTranslation } from 'react-i18next';
import type { SectionId } from './sections';

const VIEWS: Readonly<Record<SectionId, () => React.JSX.Element>> = {
  company: CompanySection,
  project: ProjectSection,
  general: GeneralSection,
  location: LocationSection,
  operational: OperationalSection,
  container: ContainerSection,
  schedule: ScheduleSection,
  baselines: BaselinesSection,
  weights: WeightsSection,
  resources: ResourcesSection,
  rhythm: RhythmSection,
  members: MembersSection,
  emails: EmailsSection,
  webhooks: WebhooksSection,
  advanced: AdvancedSection,
  rollback: RollbackSection,
  delete: DeleteSection,
};

/** One section of the settings, heading and all. */
export function SectionView({ section }: { readonly section: SectionId }) {
  const { t } = useTranslation('settings');
  const View = VIEWS[section];
  return (
    <SectionFrame title={t(`section.${section}`)} intro={t(`intro.${section}`)}>
      <View />
    </SectionFrame>
  );
}
