import Card from '@mui/material/Card';
import { useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { useMutation } from '../../base/api/use-mutation';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { FailureAlert } from '../../base/messages/failure-alert';
import { LoadingPage } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { projectsActions, selectBusiness, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { createContainer } from './container-api';
import { ContainerFields } from './container-fields';
import { type ContainerValues, EMPTY_CONTAINER, toDetails } from './container-values';

/** /new_container: groups projects of the chosen business. */
export function NewContainerPage() {
  const { t } = useTranslation('containers');
  const business = useAppSelector(selectBusiness);
  const status = useAppSelector(selectProjectsStatus);
  const may = useMay('createProject');
  if (!business && status !== 'ready' && status !== 'failed') return <LoadingPage />;
  return (
    <Page layout="read">
      <PageHeader title={t('newTitle')} context={business?.name} backTo="/" />
      {may && business ? <NewContainerForm key={business.id} businessId={business.id} /> : <NoPermission />}
    </Page>
  );
}

function NewContainerForm({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation('containers');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const form = useForm<ContainerValues>({ mode: 'onTouched', defaultValues: EMPTY_CONTAINER });
  // Made once: pressing "create" again after a lost answer creates nothing twice.
  const [id] = useState(() => newId());
  const { failure, busy, make } = useMutation();
  const created = useRef(false);
  const { isDirty } = form.formState;
  const unsaved = useCallback(() => isDirty && !created.current, [isDirty]);
  const create = async (values: ContainerValues) => {
    if (!(await make(() => createContainer({ id, businessId, ...toDetails(values) })))) return;
    created.current = true;
    dispatch(projectsActions.requested());
    await navigate('/');
  };
  return (
    <FormProvider {...form}>
      <UnsavedGuard unsaved={unsaved} />
      <Card
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(create)(event)}
        sx={{ p: { xs: 4, md: 6 }, flexShrink: 0 }}
      >
        {failure && <FailureAlert failure={failure} />}
        <ContainerFields containerId={null} />
        <FocusableButton type="submit" variant="contained" disabled={busy} sx={{ mt: 6 }}>
          {t('create')}
        </FocusableButton>
      </Card>
    </FormProvider>
  );
}
