import type { CompanyReport } from '@plomada/contracts';
import { PROJECT_STATUSES } from '@plomada/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { StatusLabel } from '../project-list/status-label';

/** All projects together: how many stand how, and the means over those that have the figure. */
export function Totals({ totals }: Pick<CompanyReport, 'totals'>) {
  const { t } = useTranslation(['companyReport', 'columns']);
  const format = useFormat();
  const means = [
    [t('columns:project.bl'), totals.bl],
    [t('columns:project.realProgress'), totals.realProgress],
    [t('columns:project.ppc'), totals.ppc],
    [t('columns:project.pcr'), totals.pcr],
  ] as const;
  return (
    <Box role="group" aria-label={t('totals')} sx={{ display: 'grid', gap: 3, mb: 4, flexShrink: 0 }}>
      <Row>
        <Tile label={t('projects')} value={format.number(totals.projects)} />
        {PROJECT_STATUSES.map((status) => (
          <Tile
            key={status}
            label={<StatusLabel status={status} />}
            value={format.number(totals.byStatus[status] ?? 0)}
          />
        ))}
      </Row>
      <Row>
        {means.map(([label, value]) => (
          <Tile key={label} label={t('meanOf', { figure: label })} value={format.percent(value)} />
        ))}
      </Row>
    </Box>
  );
}

/** Counts in one, means in the other: what is compared stands side by side. */
function Row({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
      {children}
    </Box>
  );
}

function Tile({ label, value }: { readonly label: React.ReactNode; readonly value: string }) {
  return (
    <Card sx={{ px: 4, py: 2, minWidth: 116, flex: '1 1 116px', display: 'flex', flexDirection: 'column' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        className="numeric"
        sx={{ m: 0, mt: 'auto', fontSize: '1.25rem', fontWeight: 600 }}
      >
        {value}
      </Typography>
    </Card>
  );
}
