import type { ProjectSettings } from '@plomada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../../../base/states/card-skeleton';
import { ErrorRetry } from '../../../base/states/error-retry';
import { useLoadedSettings } from './project-settings-context';

/** Shows what needs the settings of the server once they are there. */
export function WithSettings(props: { readonly children: (settings: ProjectSettings) => ReactNode }) {
  const { t } = useTranslation('settings');
  const { answer, again } = useLoadedSettings();
  if (answer.status === 'loading') return <CardSkeleton />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('loadFailed')} failure={answer.failure} onRetry={again} />;
  }
  return props.children(answer.value);
}
