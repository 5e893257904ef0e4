import type { ProjectSettings } from '@plomada/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useQuery } from '../../../base/api/use-query';
import { ProjectSettingsContext } from './project-settings-context';
import { loadSettings } from './settings-api';

/** What the server keeps about the project beside its plan, loaded once for all sections. */
export function ProjectSettingsProvider(props: { readonly projectId: string; readonly children: ReactNode }) {
  const { projectId, children } = props;
  const ask = useCallback((): Promise<ProjectSettings> => loadSettings(projectId), [projectId]);
  const [answer, again, replace] = useQuery(ask);
  const value = useMemo(() => ({ answer, again, replace }), [answer, again, replace]);
  return <ProjectSettingsContext value={value}>{children}</ProjectSettingsContext>;
}
