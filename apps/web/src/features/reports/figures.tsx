import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { Shown } from './indicators-shown';
import { FIGURE_COLUMNS } from './figure-columns';

/** The last closed term and the project, in three figures. Each says what it is made of. */
export function Figures({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const last = shown.terms[shown.terms.length - 1];
  if (!last) return null;
  const { details, ppcTotal, pcrTotal } = shown;
  const term = t('lastTerm', { number: last.number, date: format.date(last.startDate) });
  const total = (ratio: Shown['ppcTotal']) =>
    ratio?.value != null ? t('allTerms', { percent: format.percent(ratio.value) }) : null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: FIGURE_COLUMNS, gap: 4 }}>
      <Figure
        main
        name={t('ppc.name')}
        scope={term}
        value={format.percent(last.ppc.value)}
        made={t('ppc.made', { count: last.ppc.denominator, met: last.ppc.numerator })}
        more={total(ppcTotal)}
      />
      <Figure
        name={t('pcr.name')}
        scope={term}
        value={format.percent(last.pcr?.value)}
        made={last.pcr && t('pcr.made', { count: last.pcr.denominator, met: last.pcr.numerator })}
        more={total(pcrTotal)}
      />
      <Figure
        name={t('progress.name')}
        scope={t('progress.scope')}
        value={format.percent(details?.realProgress)}
        made={details && t('progress.planned', { percent: format.percent(details.plannedProgress) })}
        more={details && t('progress.baseline', { percent: format.percent(details.baselineProgress) })}
      />
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly scope: string;
  readonly value: string;
  readonly made: string | null;
  readonly more: string | null;
  readonly main?: boolean;
}

function Figure({ name, scope, value, made, more, main = false }: FigureProps) {
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{ p: 4, ...(main && { borderLeft: 4, borderLeftColor: 'primary.main' }) }}
    >
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {scope}
      </Typography>
      <Typography
        component="p"
        className="numeric"
        sx={{ fontSize: '2.25rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.3 }}
      >
        {value}
      </Typography>
      {made && <Typography sx={{ fontWeight: 500 }}>{made}</Typography>}
      {more && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {more}
        </Typography>
      )}
    </Card>
  );
}
