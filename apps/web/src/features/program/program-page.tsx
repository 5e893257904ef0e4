import { SettingsPage } from '../settings/settings-page';

/** /program: the settings, open at the program's configuration. */
export function ProgramPage() {
  return <SettingsPage first="schedule" />;
}
