import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { useFormat } from '../../../base/format';
import { useAppSelector } from '../../../base/hooks';
import { DownloadIcon } from '../../../base/icons/icons';
import { useToday } from '../../../plan/rows/use-today';
import { selectSummary } from '../../../plan/state/plan-selectors';
import { download } from '../../exports/download';
import type { ChartTarget } from '../export-target';
import { chartFileName } from '../file-names';
import { ChartOptionFields } from './chart-option-fields';
import { FIRST_OPTIONS, MOST_PAGES } from './chart-options';
import { makeChartFile, pageCount } from './make-chart-file';
import { useChartDrawing } from './use-chart-drawing';
import { useMaking } from './use-making';

interface Props {
  readonly target: ChartTarget;
  readonly onClose: () => void;
}

/** The whole Gantt on paper or as a picture, not only what the screen has room for. */
export function ChartExport({ target, onClose }: Props) {
  const { t } = useTranslation('exports');
  const format = useFormat();
  const summary = useAppSelector(selectSummary)!;
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const drawing = useChartDrawing(options);
  const { state, run, cancel } = useMaking();
  const busy = state.phase === 'making';
  const pages = pageCount(target, drawing, options);
  const name = chartFileName(summary, useToday());
  const save = () =>
    run(async (making) => {
      const { ending, content } = await makeChartFile(target, drawing, options, name, making);
      making.signal.throwIfAborted();
      download(`${name}.${ending}`, content);
      onClose();
    });
  return (
    <FormDialog
      title={t(`title.${target}`)}
      submit={t('download')}
      icon={<DownloadIcon />}
      ready={drawing.rows.length > 0 && pages <= MOST_PAGES}
      busy={busy}
      onSubmit={() => void save()}
      onClose={busy ? cancel : onClose}
    >
      <ChartOptionFields target={target} options={options} disabled={busy} onChange={setOptions} />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 3 }}>
        {t('chart.extentText', { count: drawing.rows.length, rows: format.number(drawing.rows.length) })}{' '}
        {t(`chart.pages_${target}`, { count: pages })}
      </Typography>
      {pages > MOST_PAGES && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('chart.tooMany', { most: MOST_PAGES })}
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('failed')}
        </Alert>
      )}
      {busy && (
        <LinearProgress
          variant="determinate"
          value={state.share * 100}
          aria-label={t('writing')}
          sx={{ mt: 3, height: 6, borderRadius: 3 }}
        />
      )}
    </FormDialog>
  );
}
