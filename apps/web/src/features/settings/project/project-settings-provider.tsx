import type { ProjectSettings } from '@plomada/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ProjectSettingsContext } from './project-settings-context';
import { loadSettings } from './settings-api';
import { useLoaded } from './use-loaded';

/** What the server keeps about the project beside its plan, loaded once for all sections. */
export function ProjectSettingsProvider(props: { readonly projectId: string; readonly children: ReactNode }) {
  const { projectId, children } = props;
  const ask = useCallback((): Promise<ProjectSettings> => loadSettings(projectId), [projectId]);
  const { loaded, again, replace } = useLoaded(ask);
  const value = useMemo(() => ({ loaded, again, replace }), [loaded, again, replace]);
  return <ProjectSettingsContext value={value}>{children}</ProjectSettingsContext>;
}
