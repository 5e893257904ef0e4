import type { ProjectSettings } from '@plomada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorRetry } from '../../../app/states/error-retry';
import { LoadingRows } from '../../../app/states/loading';
import { useKeptSettings } from './project-settings-context';

/** Shows what needs the settings of the server once they are there. */
export function WithSettings(props: { readonly children: (settings: ProjectSettings) => ReactNode }) {
  const { t } = useTranslation('settings');
  const { answer, again } = useKeptSettings();
  if (answer.status === 'loading') return <LoadingRows rows={4} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('loadFailed')} failure={answer.failure} onRetry={again} />;
  }
  return props.children(answer.value);
}
