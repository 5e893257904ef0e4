import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../base/grid/column';
import { projectPath } from '../../base/paths';
import { drawn } from '../../columns/catalogue';
import { PORTFOLIO_COLUMNS, type PortfolioRow, trendOf } from '../../columns/portfolio-columns';
import { PROJECT_COLUMNS } from '../../columns/project-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { LastUpdate } from '../project-list/last-update';
import { StatusLabel } from '../project-list/status-label';
import { Sparkline } from './sparkline';

/** The columns of the company's report: all that are known of projects, and with the portfolio those of their trends. */
export function useReportColumns(hasPortfolio: boolean): readonly Column<PortfolioRow>[] {
  const words = useWords(['projects']);
  const [about] = useState(() => ({ now: Date.now() }));
  const known = useColumns(PROJECT_COLUMNS, words, null);
  const beyond = useColumns(PORTFOLIO_COLUMNS, words, about);
  return useMemo(() => {
    const columns: readonly Column<PortfolioRow>[] = hasPortfolio ? [...known, ...beyond] : known;
    const withTrend = (trend: 'ppc' | 'pcr' | 'spi', top: number) => {
      const column = beyond.find(({ id }) => id === `${trend}Trend`);
      return (row: PortfolioRow) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Sparkline values={trendOf(row, trend)} top={top} />
          {column?.text(row)}
        </Box>
      );
    };
    return drawn(columns, {
      status: ({ status }) => <StatusLabel status={status} />,
      lastModified: ({ lastModified }) => <LastUpdate lastModified={lastModified} />,
      ppcTrend: withTrend('ppc', 100),
      pcrTrend: withTrend('pcr', 100),
      spiTrend: withTrend('spi', 1),
      name: ({ id, name }, reach) => (
        <Link
          component={RouterLink}
          to={projectPath('/reports', id)}
          tabIndex={reach}
          title={name}
          underline="hover"
          noWrap
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {name}
        </Link>
      ),
    });
  }, [known, beyond, hasPortfolio]);
}
