import type { ProjectSettings } from '@plomada/contracts';
import { createContext, useContext } from 'react';
import type { QueryState } from '../../../base/api/use-query';

export interface LoadedSettings {
  readonly answer: QueryState<ProjectSettings>;
  readonly again: () => void;
  /** What the server answered to a change. */
  readonly replace: (settings: ProjectSettings) => void;
}

export const ProjectSettingsContext = createContext<LoadedSettings | null>(null);

/** The settings that the server keeps, as far as they are loaded. */
export function useLoadedSettings(): LoadedSettings {
  const settings = useContext(ProjectSettingsContext);
  if (!settings) throw new Error('no ProjectSettingsProvider around this');
  return settings;
}
