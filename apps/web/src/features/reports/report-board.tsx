import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../base/states/empty';
import { CausesChart } from './charts/causes-chart';
import { EvolutionChart } from './charts/evolution-chart';
import { SCurveChart } from './charts/s-curve-chart';
import { Figures } from './figures';
import type { Shown } from './indicators-shown';
import { TermTable } from './term-table';

/** The indicators of a project with closed terms. */
export function ReportBoard({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation('reports');
  const { terms, causes, sCurve } = shown;
  const hasCurve = sCurve !== null && sCurve.masterPlan.length + sCurve.baseline.length > 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, pb: 6 }}>
      <Figures shown={shown} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 4,
        }}
      >
        <Panel title={t('evolution.title')}>
          <EvolutionChart terms={terms} />
        </Panel>
        <Panel title={t('terms.title')}>
          <TermTable terms={terms} />
        </Panel>
        <Panel title={t('sCurve.title')}>
          {hasCurve ? <SCurveChart curve={sCurve} /> : <Empty title={t('common:noData')} />}
        </Panel>
        <Panel title={t('causes.title')}>
          {causes.length > 0 ? <CausesChart causes={causes} /> : <Empty title={t('common:noData')} />}
        </Panel>
      </Box>
    </Box>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4, minWidth: 0 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
