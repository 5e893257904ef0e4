import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { DownloadIcon, ExpandMoreIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import {
  CHART_TARGETS,
  type ExportTarget,
  isChartTarget,
  isScheduleTarget,
  SCHEDULE_TARGETS,
} from './export-target';
import { useExportParam } from './use-export-param';
import { useSaveChartView } from './use-save-chart-view';

const ScheduleExport = lazy(async () => ({
  default: (await import('./schedule/schedule-export')).ScheduleExport,
}));
const ChartExport = lazy(async () => ({ default: (await import('./chart/chart-export')).ChartExport }));

/** Everything that the open plan can be taken away as. Made in the browser, from the plan as it is shown. */
export function ExportMenu() {
  const { t } = useTranslation('exports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [target, show] = useExportParam();
  const [busy, saveView] = useSaveChartView();
  const menuId = useId();
  const choose = (chosen: ExportTarget) => {
    setAnchor(null);
    show(chosen);
  };
  const chooseView = (way: 'xlsx' | 'csv') => {
    setAnchor(null);
    void saveView(way);
  };
  const item = (name: ExportTarget) => (
    <MenuItem key={name} onClick={() => choose(name)}>
      <ListItemText primary={t(`target.${name}`)} secondary={t(`detail.${name}`)} />
    </MenuItem>
  );
  const close = () => show(null);
  return (
    <>
      <FocusableButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={<DownloadIcon />}
        endIcon={<ExpandMoreIcon />}
        title={t('button')}
        loading={busy}
        loadingPosition="end"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ToolLabel>{t('button')}</ToolLabel>
      </FocusableButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => chooseView('xlsx')}>
          <ListItemText primary={t('target.view')} secondary={t('detail.view')} />
        </MenuItem>
        <MenuItem onClick={() => chooseView('csv')}>
          <ListItemText primary={t('target.viewCsv')} secondary={t('detail.viewCsv')} />
        </MenuItem>
        <Divider component="li" />
        {SCHEDULE_TARGETS.map(item)}
        <Divider component="li" />
        {CHART_TARGETS.map(item)}
      </Menu>
      <Suspense fallback={null}>
        {isScheduleTarget(target) && <ScheduleExport target={target} onClose={close} />}
        {isChartTarget(target) && <ChartExport target={target} onClose={close} />}
      </Suspense>
    </>
  );
}
