import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ListedScenario } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { comparisonPath, projectPath } from '../../base/paths';
import { selectMay } from '../../plan/state/plan-selectors';
import { useDaysText } from './use-days-text';

export type ScenarioStep = 'rename' | 'adopt' | 'discard';

interface Props {
  readonly scenario: ListedScenario;
  readonly projectId: string;
  readonly onStep: (step: ScenarioStep) => void;
}

/** A scenario: what it is called, whose it is, when it would end, and what can be done with it. */
export function ScenarioCard({ scenario, projectId, onStep }: Props) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const daysText = useDaysText();
  const editable = useAppSelector(selectMay('editPlan'));
  const adopts = useAppSelector(selectMay('adoptScenario'));
  const { scenarioId, planId, name, createdBy, createdAt, base, changed, adopted, end, endBy } = scenario;
  const by = (at: string, who: string) => ({ date: format.date(at), name: who });
  const facts = [
    t('created', by(createdAt, createdBy.name)),
    t('base', { date: format.date(base.at) }),
    changed ? t('changed', by(changed.at, changed.by)) : t('unchanged'),
    adopted && t('adopted', by(adopted.at, adopted.by.name)),
  ];
  const called = (step: string) => ({ 'aria-label': t('stepOf', { step: t(step), name }) });
  return (
    <Card component="article" aria-label={name} sx={{ px: 4, py: 3, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip
          label={daysText(endBy)}
          color={endBy < 0 ? 'success' : endBy > 0 ? 'error' : 'default'}
          variant="outlined"
        />
      </Box>
      <Typography sx={{ mt: 1 }}>{t('end', { date: format.date(end) })}</Typography>
      {facts.map(
        (fact) =>
          fact && (
            <Typography key={fact} variant="body2" sx={{ color: 'text.secondary' }}>
              {fact}
            </Typography>
          ),
      )}
      <Box sx={STEPS}>
        <Button component={Link} variant="contained" to={projectPath('/gantt', planId)} {...called('open')}>
          {t('open')}
        </Button>
        <Button component={Link} to={comparisonPath(projectId, scenarioId)} {...called('compare')}>
          {t('compare')}
        </Button>
        {adopts && (
          <Button onClick={() => onStep('adopt')} {...called('adopt')}>
            {t('adopt')}
          </Button>
        )}
        {editable && (
          <>
            <Button onClick={() => onStep('rename')} {...called('rename')}>
              {t('rename')}
            </Button>
            <Button color="error" onClick={() => onStep('discard')} {...called('discard')}>
              {t('discard')}
            </Button>
          </>
        )}
      </Box>
    </Card>
  );
}

const STEPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 2,
  '& .MuiButton-root': { minHeight: { xs: 44, lg: 36 } },
} as const;
