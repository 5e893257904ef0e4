import { useTranslation } from 'react-i18next';
import { PicksField } from '../../base/fields/picks-field';
import { FormField } from '../../base/form/form-field';
import { useBusiness } from '../projects/use-project';
import { useMay } from '../projects/roles';
import { containable } from './containable';

/** Which projects it groups. Those that the person does not administer stay, and cannot be taken out here. */
export function ProjectsField({ containerId }: { readonly containerId: string | null }) {
  const { t } = useTranslation('containers');
  const business = useBusiness();
  const everyProject = useMay('manageBusiness');
  if (!business) return null;
  const options = containable(business, everyProject, containerId);
  const labelOf = (id: string) =>
    business.projects.find((project) => project.id === id)?.name ?? t('hiddenProject');
  const mayMove = (id: string) => options.some((project) => project.id === id);
  return (
    <FormField<readonly string[]> name="projects">
      {(entered) => (
        <PicksField
          {...entered}
          label={t('fields.projects')}
          hint={t('hints.projects')}
          keys={[...entered.value.filter((id) => !mayMove(id)), ...options.map(({ id }) => id)]}
          nameOf={labelOf}
          isFixed={(id) => !mayMove(id)}
        />
      )}
    </FormField>
  );
}
