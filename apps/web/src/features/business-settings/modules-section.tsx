import { BUSINESS_MODULES } from '@plomada/contracts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FailureAlert } from '../../base/messages/failure-alert';
import { saveModules } from './business-api';
import type { SectionProps } from './section-props';

/** What the company has beyond planning; only root gives and takes it. */
export function ModulesSection({ settings, onChange }: SectionProps) {
  const { t } = useTranslation('businessSettings');
  const { busy, failure, make } = useMutation();
  const toggle = (module: (typeof BUSINESS_MODULES)[number], on: boolean) => {
    const others = settings.modules.filter((one) => one !== module);
    void make(async () => onChange(await saveModules(settings.id, on ? [...others, module] : others)));
  };
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      {BUSINESS_MODULES.map((module) => (
        <FormControlLabel
          key={module}
          disabled={busy}
          control={
            <Switch
              checked={settings.modules.includes(module)}
              onChange={(_, checked) => toggle(module, checked)}
            />
          }
          label={t(`module.${module}`)}
        />
      ))}
    </>
  );
}
