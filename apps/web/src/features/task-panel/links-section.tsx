import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lagText, type Link, linksOf, type Plan, shortCodes } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { TaskLink } from '../../plan/task-in-address/task-link';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** What the task waits for and what waits for it; each leads to the other task. */
export function LinksSection({ plan, task }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { into, outOf } = linksOf(plan, task.id);
  return (
    <Section title={t('links')} count={into.length + outOf.length}>
      {into.length + outOf.length === 0 && <Quiet>{t('noLinks')}</Quiet>}
      <Direction title={t('predecessors')} plan={plan} links={into} end="source" />
      <Direction title={t('successors')} plan={plan} links={outOf} end="target" />
    </Section>
  );
}

interface DirectionProps {
  readonly title: string;
  readonly plan: Plan;
  readonly links: readonly Link[];
  /** Which end of the links the other task stands at. */
  readonly end: 'source' | 'target';
}

function Direction({ title, plan, links, end }: DirectionProps) {
  const { t } = useTranslation(['taskPanel', 'gantt']);
  const codes = shortCodes(plan);
  if (links.length === 0) return null;
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography
        variant="caption"
        color="textSecondary"
        component="h4"
        sx={{ m: 0, mb: 1, fontWeight: 400 }}
      >
        {title}
      </Typography>
      <Lines label={title}>
        {links.map((link) => {
          const other = link[end];
          return (
            <Box key={link.id} component="li" sx={{ display: 'flex', gap: 3, alignItems: 'baseline' }}>
              <Typography
                variant="body2"
                component="span"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                <TaskLink taskId={other} underline="hover" sx={{ color: 'text.primary' }}>
                  {codes.get(other)} {plan.tasks.get(other)?.text}
                </TaskLink>
              </Typography>
              <Typography
                variant="body2"
                component="span"
                color="textSecondary"
                title={t(`gantt:link.type${link.type}`)}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {t(`gantt:linkType.${link.type}`)}
                {lagText(link.lag)}
              </Typography>
            </Box>
          );
        })}
      </Lines>
    </Box>
  );
}
