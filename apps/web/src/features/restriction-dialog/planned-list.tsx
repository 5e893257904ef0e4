import { refusalFailure } from '@plomada/contracts';
import { type Plan, type PlannedRestriction, shortCodes } from '@plomada/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useFailureText } from '../../base/messages/use-failure-text';

interface Props {
  readonly plan: Plan;
  readonly planned: readonly PlannedRestriction[];
}

/** So many tasks are listed; the sums above are of all. */
const MOST_LISTED = 100;

/** Task by task what will be made and when it is required, what is there already, and what cannot be and why. */
export function PlannedList({ plan, planned }: Props) {
  const { t } = useTranslation('restrictions');
  if (planned.length === 0) return null;
  const tasks = [...new Set(planned.map(({ taskId }) => taskId))];
  const codes = shortCodes(plan);
  const count = (kind: PlannedRestriction['kind']) => planned.filter((one) => one.kind === kind).length;
  const sums = (['new', 'present', 'refused'] as const).filter((kind) => count(kind) > 0);
  return (
    <Box component="section" aria-label={t('planned.label')}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mb: 2 }}>
        {sums.map((kind) => t(`planned.sum.${kind}`, { count: count(kind) })).join(' · ')}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={t('planned.label')} sx={LIST}>
        {tasks.slice(0, MOST_LISTED).map((id) => (
          <Box key={id} sx={{ px: 3, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {codes.get(id)} {plan.tasks.get(id)?.text}
            </Typography>
            <TaskLines planned={planned.filter(({ taskId }) => taskId === id)} />
          </Box>
        ))}
      </Box>
      {tasks.length > MOST_LISTED && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('planned.moreTasks', { count: tasks.length - MOST_LISTED })}
        </Typography>
      )}
    </Box>
  );
}

/** What is refused for one reason is told once. */
function TaskLines({ planned }: Pick<Props, 'planned'>) {
  const textOf = useFailureText();
  const refused = new Map<string, string[]>();
  for (const one of planned) {
    if (one.kind !== 'refused') continue;
    const why = textOf(refusalFailure(one.refusal));
    refused.set(why, [...(refused.get(why) ?? []), one.detail]);
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {planned.map((one, at) => one.kind !== 'refused' && <PlannedLine key={at} planned={one} />)}
      {[...refused].map(([why, details]) => (
        <Box key={why} component="li" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          {details.join(' · ')}
          <Box sx={{ color: 'error.main' }}>{why}</Box>
        </Box>
      ))}
    </Box>
  );
}

/** What will be made, with its date; or what is there. */
function PlannedLine({ planned }: { readonly planned: Exclude<PlannedRestriction, { kind: 'refused' }> }) {
  const { t } = useTranslation('restrictions');
  const format = useFormat();
  const isNew = planned.kind === 'new';
  return (
    <Box component="li" sx={{ ...LINE, color: isNew ? 'text.primary' : 'text.secondary' }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {planned.detail}
      </Box>
      <Box component="span" sx={{ textAlign: 'right', flexShrink: 0 }}>
        {isNew ? format.date(planned.required) : t('planned.present')}
        {isNew && planned.isShort && (
          <Box component="span" sx={{ display: 'block', color: 'stateText.inTerm' }}>
            {t('planned.short')}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const LINE = { display: 'flex', columnGap: 3, fontSize: 13 } as const;
const LIST = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 320,
  overflow: 'auto',
} as const;
