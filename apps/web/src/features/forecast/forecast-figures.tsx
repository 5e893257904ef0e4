import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReadyForecast } from '@plomada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { Figure } from '../reports/tile/figure';
import { FIGURE_COLUMNS } from './figure-columns';
import { probabilityText } from './probability-text';

/** When the project ends, beside what was planned and promised. */
export function ForecastFigures({ forecast: { end, curve, runs } }: { readonly forecast: ReadyForecast }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const chance = (share: number) => t('end.chance', { chance: probabilityText(share, format) });
  const byPlanned = curve.findLast(({ day }) => day <= end.planned)?.share ?? 0;
  const within = (percent: number) =>
    t('end.within', {
      count: (runs * percent) / 100,
      ended: format.number((runs * percent) / 100),
      runs: format.number(runs),
    });
  return (
    <Box
      component="section"
      aria-label={t('end.title')}
      sx={{ display: 'grid', gridTemplateColumns: FIGURE_COLUMNS, gap: 4 }}
    >
      <OneFigure>
        <Figure
          scope={t('end.p50')}
          value={format.date(end.p50)}
          made={within(50)}
          more={t('end.p10', { day: format.date(end.p10) })}
        />
      </OneFigure>
      <OneFigure isMain>
        <Figure
          scope={t('end.p80')}
          value={format.date(end.p80)}
          made={within(80)}
          more={t('end.p90', { day: format.date(end.p90) })}
        />
      </OneFigure>
      <OneFigure>
        <Figure
          scope={t('end.planned')}
          value={format.date(end.planned)}
          made={chance(byPlanned)}
          more={t('end.plannedMore')}
        />
      </OneFigure>
      <OneFigure>
        <Figure
          scope={t('end.baseline')}
          value={format.date(end.baseline?.day)}
          made={end.baseline ? chance(end.baseline.chance) : t('end.noBaseline')}
          more={null}
        />
      </OneFigure>
    </Box>
  );
}

function OneFigure({ isMain, children }: { readonly isMain?: boolean; readonly children: ReactNode }) {
  return (
    <Card sx={{ p: 4, minWidth: 0, ...(isMain && { borderLeft: 4, borderLeftColor: 'primary.main' }) }}>
      {children}
    </Card>
  );
}
