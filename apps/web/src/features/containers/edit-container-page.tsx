import type { Container } from '@plomada/contracts';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { useContainerId } from '../../base/use-container-id';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { CONTAINER_PATH, containerPath } from '../../base/paths';
import { CardSkeleton } from '../../base/states/card-skeleton';
import { ErrorRetry } from '../../base/states/error-retry';
import { NoPermission } from '../../base/states/no-permission';
import { selectBusinesses } from '../projects/projects-slice';
import { PictureField } from '../pictures/picture-field';
import { loadContainer } from './container-api';
import { DeleteContainer } from './delete-container';
import { EditContainerForm } from './edit-container-form';

/** /edit_container: what a container is called, who runs it, and what it groups. */
export function EditContainerPage() {
  const containerId = useContainerId();
  return containerId ? (
    <EditContainer key={containerId} containerId={containerId} />
  ) : (
    <Navigate to="/" replace />
  );
}

function EditContainer({ containerId }: { readonly containerId: string }) {
  const { t } = useTranslation('containers');
  const [answer, again, replace] = useQuery(useCallback(() => loadContainer(containerId), [containerId]));
  const name = answer.status === 'ready' ? answer.value.name : undefined;
  return (
    <Page layout="read">
      <PageHeader title={t('editTitle')} context={name} backTo={containerPath(CONTAINER_PATH, containerId)} />
      {answer.status === 'loading' && <CardSkeleton />}
      {answer.status === 'failed' &&
        (REFUSED.includes(answer.failure.kind) ? (
          <NoPermission title={t('notAdmin.title')} detail={t('notAdmin.detail')} />
        ) : (
          <ErrorRetry title={t('loadFailed')} failure={answer.failure} onRetry={again} />
        ))}
      {answer.status === 'ready' && <Loaded container={answer.value} onChange={replace} />}
    </Page>
  );
}

/** Whether there is no such container or one may not see it: it looks the same. */
const REFUSED: readonly string[] = ['notFound', 'forbidden'];

function Loaded(props: { readonly container: Container; readonly onChange: (container: Container) => void }) {
  const { container } = props;
  // The list knows a new picture first: it is reloaded once the picture is there.
  const listed = useAppSelector(selectBusinesses)
    .flatMap(({ containers }) => containers)
    .find(({ id }) => id === container.id);
  return (
    <Box sx={{ pb: 10 }}>
      <Box sx={{ mb: 6 }}>
        <PictureField
          ownerId={container.id}
          of="container"
          name={container.name}
          url={listed ? listed.image : container.image}
        />
      </Box>
      <EditContainerForm {...props} />
      <DeleteContainer container={container} />
    </Box>
  );
}
