import type { Words } from '../../words/words';

/** What the master plan has due, 0..100 percent, in words; null where there is nothing to do. */
export const byMasterPlan = (percent: number | null, { t, format }: Words): string =>
  percent === null
    ? t('reports:progress.nothingPlanned')
    : t('reports:progress.planned', { percent: format.percent(percent) });

/** The same of the default baseline; null where there is none. */
export const byBaseline = (percent: number | null, { t, format }: Words): string =>
  percent === null
    ? t('reports:progress.noBaseline')
    : t('reports:progress.baseline', { percent: format.percent(percent) });
