import type { ProjectSettings } from '@plomada/contracts';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { type Location, LocationFields } from '../../places/location-fields';
import { changeSettings } from '../project/settings-api';
import { useSaveSettings } from '../project/use-save-settings';
import { WithSettings } from '../project/with-settings';

/** Where the project stands. */
export function LocationSection() {
  return <WithSettings>{(settings) => <LocationForm settings={settings} />}</WithSettings>;
}

function LocationForm({ settings }: { readonly settings: ProjectSettings }) {
  const form = useFollowingForm<Location>(settings.location);
  const save = useSaveSettings();
  const set = (values: Partial<Location>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof Location, value, { shouldDirty: true });
    }
  };
  const onSave = async (location: Location) =>
    (await save(() => changeSettings(settings.id, { location }))) !== null;
  return (
    <SectionForm form={form} onSave={onSave}>
      <LocationFields value={form.watch()} onChange={set} />
    </SectionForm>
  );
}
