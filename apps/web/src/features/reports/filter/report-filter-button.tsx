import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NO_REPORT_FILTER, partsInForce, type Plan, type ReportFilter } from '@plomada/domain';
import { CHOICE_LISTS, filterChoices, termChoices } from '@plomada/presentation';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '../../../base/dialogs/popover-dialog';
import { PickField } from '../../../base/fields/pick-field';
import { PicksField } from '../../../base/fields/picks-field';
import { FilterIcon } from '../../../base/icons/icons';

interface Props {
  readonly plan: Plan;
  readonly filter: ReportFilter;
  readonly onChange: (changed: Partial<ReportFilter>) => void;
}

/** Narrows the reports to people, companies, families of restrictions, branches of the work and a period. */
export function ReportFilterButton(props: Props) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = partsInForce(props.filter).length;
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<FilterIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {count > 0 ? t('filter.buttonWith', { number: count }) : t('filter.button')}
      </Button>
      {anchor && (
        <PopoverDialog title={t('filter.title')} anchor={anchor} width={380} onClose={() => setAnchor(null)}>
          <FilterFields {...props} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 4 }}>
            <Button size="small" disabled={count === 0} onClick={() => props.onChange(NO_REPORT_FILTER)}>
              {t('filter.clear')}
            </Button>
            <Button size="small" variant="contained" onClick={() => setAnchor(null)}>
              {t('filter.done')}
            </Button>
          </Box>
        </PopoverDialog>
      )}
    </>
  );
}

const PERIOD = ['fromTerm', 'toTerm'] as const;

function FilterFields({ plan, filter, onChange }: Props) {
  const { t } = useTranslation('reports');
  const choices = useMemo(() => filterChoices(plan, t), [plan, t]);
  const terms = termChoices(plan).map(String);
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 1 }}>
      {CHOICE_LISTS.map((list) => (
        <PicksField
          key={list}
          label={t(`filter.${list}`)}
          {...choices[list]}
          named={2}
          value={filter[list]}
          onChange={(chosen) => onChange({ [list]: chosen })}
        />
      ))}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {PERIOD.map((end) => (
          <PickField
            key={end}
            label={t(`filter.${end}`)}
            keys={terms}
            nameOf={(number) => t('termShort', { number })}
            value={filter[end] === null ? null : String(filter[end])}
            onChange={(number) => onChange({ [end]: number === null ? null : Number(number) })}
          />
        ))}
      </Box>
    </Box>
  );
}
