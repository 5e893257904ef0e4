import type { Container } from '@plomada/contracts';
import { failureOf } from '../../base/api/api-failure';
import { useAppDispatch } from '../../base/hooks';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { projectsActions } from '../projects/projects-slice';
import { SectionForm } from '../../base/form/section-form';
import { useFollowingForm } from '../../base/form/use-following-form';
import { saveContainer } from './container-api';
import { ContainerFields } from './container-fields';
import { type ContainerValues, toDetails, valuesOf } from './container-values';

interface Props {
  readonly container: Container;
  readonly onChange: (container: Container) => void;
}

export function EditContainerForm({ container, onChange }: Props) {
  const dispatch = useAppDispatch();
  const form = useFollowingForm<ContainerValues>(valuesOf(container));
  const save = async (values: ContainerValues) => {
    try {
      onChange(await saveContainer(container.id, toDetails(values)));
      dispatch(messageShown({ severity: 'success', key: 'common:saved' }));
      dispatch(projectsActions.containersChanged());
      return true;
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
      return false;
    }
  };
  return (
    <SectionForm form={form} onSave={save}>
      <ContainerFields containerId={container.id} />
    </SectionForm>
  );
}
