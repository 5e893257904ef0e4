import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { useAppSelector } from '../../../base/hooks';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { selectSummary } from '../../../plan/state/plan-selectors';
import { OrderedList } from './ordered-list';
import { type RhythmFields, rhythmFieldsOf, rhythmPayload } from './rhythm-fields';

/** Units and categories, each in its order. */
export function RhythmForm({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const form = useFollowingForm<RhythmFields>(rhythmFieldsOf(plan));
  const change = usePlanChange();
  const offered = useAppSelector(selectSummary)?.business?.rhythmicUnits ?? [];
  return (
    <SectionForm
      form={form}
      onSave={(fields) => change({ type: 'SET_RHYTHM', payload: rhythmPayload(fields) })}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 6 }}>
        <OrderedList list="units" title={t('rhythm.units')} hint={t('rhythm.unitsHint')} offered={offered} />
        <OrderedList list="categories" title={t('rhythm.categories')} hint={t('rhythm.categoriesHint')} />
      </Box>
    </SectionForm>
  );
}
