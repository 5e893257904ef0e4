import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { NothingFound } from '../../../base/states/nothing-found';
import { filtersInForce, planFilterActions, selectPlanFilter } from '../../../plan/filter/plan-filter-slice';

interface Props {
  /** Name of the responsible whose tasks alone are shown; null for everybody's. */
  readonly responsible: string | null;
}

/** Says why there are no rows, over the empty chart: nothing matches, or the level has none. */
export function NoRows({ responsible }: Props) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const { level, search, filter } = useAppSelector(selectPlanFilter);
  const words = search.trim();
  const filters = filtersInForce(filter);
  const narrowed = words !== '' || responsible !== null || filters > 0;
  const reason = reasonOf({ words, responsible, filters });
  return (
    <Paper
      role="status"
      elevation={1}
      sx={{
        position: 'absolute',
        top: '30%',
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 4,
        maxWidth: 'calc(100% - 32px)',
        width: 'max-content',
        px: 6,
        py: 4,
        textAlign: 'center',
      }}
    >
      <NothingFound
        detail={
          narrowed
            ? t(`noRows.${reason}`, { words, person: responsible })
            : t('noRows.level', { level: t(`level.${level}`) })
        }
      />
      {narrowed && (
        <Button sx={{ mt: 2 }} onClick={() => dispatch(planFilterActions.cleared())}>
          {t('noRows.clear')}
        </Button>
      )}
    </Paper>
  );
}

function reasonOf({
  words,
  responsible,
  filters,
}: Props & { readonly words: string; readonly filters: number }) {
  if (filters > 0) return 'filters';
  if (responsible === null) return 'words';
  return words === '' ? 'person' : 'both';
}
