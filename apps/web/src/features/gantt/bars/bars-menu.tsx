import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BAR_COLOURS, BAR_LABELS, type ChosenBars } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '../../../base/dialogs/popover-dialog';
import { ChoiceField } from '../../../base/fields/choice-field';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { chosenBaseline } from './chosen-baseline';
import { EarlierSwitch } from './earlier-switch';
import { ganttActions } from '../gantt-slice';
import { TakeBaseline } from './take-baseline';
import { useBaselineBar } from './use-baseline-bar';

interface Props {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** How bars are drawn: with which baseline below them, and what beside them. */
export function BarsMenu({ anchor, onClose }: Props) {
  const { t } = useTranslation(['gantt', 'codes']);
  const dispatch = useAppDispatch();
  const bars = useAppSelector(({ gantt }) => gantt.bars);
  const level = useAppSelector(({ planFilter }) => planFilter.level);
  const plan = useAppSelector(selectPlan);
  const why = useBaselineBar();
  if (!plan) return null;
  const change = (next: Partial<ChosenBars>) => dispatch(ganttActions.barsChanged(next));
  const against = chosenBaseline(plan, bars.against);
  const isAlways = level === 'baseline';
  return (
    <PopoverDialog title={t('bars.title')} anchor={anchor} width={320} onClose={onClose}>
      <Stack spacing={4}>
        <FormControlLabel
          control={
            <Switch
              checked={bars.baseline || isAlways}
              disabled={isAlways}
              onChange={(_, baseline) => change({ baseline })}
            />
          }
          label={t('level.baseline')}
        />
        {against ? (
          <ChoiceField
            label={t('bars.against')}
            value={against.id}
            choices={plan.baselines.rows.map(({ id, name, isDefault }) => ({
              key: id,
              label: isDefault ? t('bars.default', { name }) : name,
            }))}
            onChange={(id) => change({ against: id })}
          />
        ) : (
          <Typography variant="body2">{t('codes:BASELINE_MISSING')}</Typography>
        )}
        {why !== null && <Typography variant="body2">{t(why)}</Typography>}
        {why === null && plan.tasks.size > 0 && <TakeBaseline plan={plan} variant="outlined" />}
        <EarlierSwitch plan={plan} isOn={bars.earlier} onChange={(earlier) => change({ earlier })} />
        <ChoiceField
          label={t('bars.colour')}
          value={bars.colour}
          choices={BAR_COLOURS.map((colour) => ({ key: colour, label: t(`bars.colourBy.${colour}`) }))}
          onChange={(colour) => change({ colour })}
        />
        <ChoiceField
          label={t('bars.beside')}
          value={bars.label}
          choices={BAR_LABELS.map((label) => ({ key: label, label: t(`bars.label.${label}`) }))}
          onChange={(label) => change({ label })}
        />
        <FormControlLabel
          control={<Switch checked={bars.legend} onChange={(_, legend) => change({ legend })} />}
          label={t('legend.label')}
        />
      </Stack>
    </PopoverDialog>
  );
}
