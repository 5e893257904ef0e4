import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { nameWithUnit, type Plan, type WeighingOption } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import { usePlanChange } from '../../../plan/editing/use-plan-change';

const OPTIONS = ['none', 'baselineDuration', 'resource'] as const satisfies readonly WeighingOption[];

/** By what tasks are weighed. Chosen is done: it can be taken back. */
export function Weighing({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const change = usePlanChange();
  const { weighingOption, resourceSelected } = plan.settings;
  const resources = plan.resources.rows;
  const missing: Readonly<Record<WeighingOption, string | null>> = {
    none: null,
    baselineDuration: plan.baselines.size === 0 ? 'weights.needsBaseline' : null,
    resource: resources.length === 0 ? 'weights.needsResource' : null,
  };
  const choose = (option: WeighingOption) => {
    const chosen = resourceSelected ?? resources[0]?.id ?? null;
    const payload =
      option === 'resource'
        ? { weighingOption: option, resourceSelected: chosen }
        : { weighingOption: option, resourceSelected: null };
    change({ type: 'UPDATE_SETTINGS', payload });
  };
  return (
    <FormControl>
      <FormLabel id="weighing">{t('weights.by')}</FormLabel>
      <RadioGroup
        aria-labelledby="weighing"
        value={weighingOption}
        onChange={(_, option) => choose(option as WeighingOption)}
      >
        {OPTIONS.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            disabled={missing[option] !== null}
            control={<Radio size="small" />}
            label={
              <>
                {t(`weights.${option}`)}
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {t(missing[option] ?? `weights.${option}Does`)}
                </Typography>
              </>
            }
            sx={{ alignItems: 'flex-start', mb: 2 }}
          />
        ))}
      </RadioGroup>
      {weighingOption === 'resource' && (
        <ChoiceField
          label={t('weights.resourceChosen')}
          value={resourceSelected ?? ''}
          choices={resources.map((one) => ({ key: one.id, label: nameWithUnit(one) }))}
          onChange={(chosen) => change({ type: 'UPDATE_SETTINGS', payload: { resourceSelected: chosen } })}
          sx={{ maxWidth: 320, mt: 2, ml: 8 }}
        />
      )}
    </FormControl>
  );
}
