import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ComparedTask, Comparison } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useDaysText } from './use-days-text';

/** What a project manager asks first: does the end move, do the milestones, and what is critical now. */
export function ComparisonSummary({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const daysText = useDaysText();
  const { liveEnd, scenarioEnd, endBy, milestones, tasks, becomeCritical, ceaseCritical } = comparison;
  const count = (kind: ComparedTask['kind']): number => tasks.filter((task) => task.kind === kind).length;
  return (
    <>
      <Box component="dl" sx={FACTS}>
        <Fact term={t('comparison.liveEnd')} value={format.date(liveEnd)} />
        <Fact term={t('comparison.scenarioEnd')} value={format.date(scenarioEnd)} />
        <Fact term={t('comparison.difference')} value={daysText(endBy)} />
        <Fact
          term={t('comparison.tasks')}
          value={(['changed', 'added', 'gone'] as const)
            .map((kind) => t(`comparison.${kind}`, { count: count(kind) }))
            .join(', ')}
        />
        <Fact
          term={t('comparison.critical')}
          value={[
            t('comparison.become', { count: becomeCritical.length }),
            t('comparison.cease', { count: ceaseCritical.length }),
          ].join(', ')}
        />
      </Box>
      {milestones.length > 0 && <Milestones milestones={milestones} />}
    </>
  );
}

const Fact = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <Card sx={{ px: 4, py: 2, flex: '1 1 180px' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
      {value}
    </Typography>
  </Card>
);

function Milestones({ milestones }: { readonly milestones: readonly ComparedTask[] }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const daysText = useDaysText();
  const milestoneText = (by: number) => (by === 0 ? t('days.sameDay') : daysText(by));
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('comparison.milestones')}
      </Typography>
      <TableContainer
        component={Card}
        tabIndex={0}
        role="region"
        aria-label={t('comparison.milestones')}
        sx={{ mb: 4, maxHeight: 320, flexShrink: 0 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('comparison.milestone')}</TableCell>
              <TableCell>{t('comparison.live')}</TableCell>
              <TableCell>{t('comparison.scenario')}</TableCell>
              <TableCell>{t('comparison.difference')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {milestones.map(({ id, code, text, kind, live, scenario, endBy }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {`${code} ${text}`}
                </TableCell>
                <TableCell>{format.date(live?.lastDay)}</TableCell>
                <TableCell>{format.date(scenario?.lastDay)}</TableCell>
                <TableCell>{kind === 'changed' ? milestoneText(endBy) : t(`kind.${kind}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

const FACTS = { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 4, flexShrink: 0 } as const;
