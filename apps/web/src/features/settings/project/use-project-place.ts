import { useLoadedSettings } from './project-settings-context';

/** Where the project stands, as far as that is said and loaded. */
export function useProjectPlace(): { readonly country: string | null; readonly region: string | null } {
  const { answer } = useLoadedSettings();
  return answer.status === 'ready' ? answer.value.location : { country: null, region: null };
}
