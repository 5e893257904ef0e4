import Box from '@mui/material/Box';
import { hundredths } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '../../../base/fields/typed-number';
import { useFormat } from '../../../base/format';
import { useAppSelector } from '../../../base/hooks';
import { common } from '../../../plan/rows/common-values';
import { selectMay, selectMustPropose } from '../../../plan/state/plan-selectors';
import { actionOf, type CellEdit } from '../../gantt/cells/cell-edits';
import { Facts, Section } from '../parts';
import { TypedText } from '../typed-text';
import type { SeveralTasksProps } from './use-edit-many';

const FIELDS = ['commitment', 'progress'] as const;

/** One promise, and one progress, for them all. */
export function SeveralProgress({ plan, rows, edit }: SeveralTasksProps) {
  const { t } = useTranslation('taskPanel');
  const may = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const { percent } = useFormat();
  const leaves = rows.filter(({ kind }) => kind !== 'summary');
  if (leaves.length === 0) return null;
  const fields = FIELDS.map((field) => {
    const shared = common(leaves.map((row) => row[field]));
    return { field, shared, isOpen: may && !(proposes && field === 'commitment') };
  });
  const put = (field: (typeof FIELDS)[number], typed: string) => {
    const value = typedNumber(typed.replace('%', ''));
    const share = value === null ? null : value / 100;
    edit(leaves.map((row) => [row, actionOf(plan, { field, id: row.id, value: share } satisfies CellEdit)]));
    return null;
  };
  return (
    <Section title={t('progress')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        {fields.map(({ field, shared, isOpen }) => {
          const told = shared === undefined ? t('several.differ') : ' ';
          const text = shared === undefined || shared === null ? '' : String(hundredths(shared));
          return isOpen ? (
            <TypedText
              key={field}
              label={t(field === 'progress' ? 'donePercent' : 'commitmentPercent')}
              value={text}
              hint={told}
              inputMode="decimal"
              maxLength={6}
              onTyped={(typed) => put(field, typed)}
            />
          ) : (
            <Facts
              key={field}
              columns={1}
              of={[
                {
                  name: t(field === 'progress' ? 'done' : 'commitment'),
                  value: shared === undefined ? told : percent(shared === null ? null : hundredths(shared)),
                },
              ]}
            />
          );
        })}
      </Box>
    </Section>
  );
}
