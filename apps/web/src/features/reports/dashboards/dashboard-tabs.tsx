import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type DashboardName, DASHBOARDS } from '@plomada/domain';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly shown: DashboardName;
  /** One is being arranged: the others wait. */
  readonly isArranged: boolean;
  readonly onShow: (dashboard: DashboardName) => void;
}

/** Which of the dashboards is shown. */
export function DashboardTabs({ shown, isArranged, onShow }: Props) {
  const { t } = useTranslation('reports');
  return (
    <Tabs
      value={shown}
      onChange={(_, dashboard: DashboardName) => onShow(dashboard)}
      aria-label={t('dashboard.choose')}
      sx={{ flexGrow: 1 }}
    >
      {DASHBOARDS.map((one) => (
        <Tab
          key={one}
          value={one}
          label={t(`dashboard.${one}`)}
          id={`tab-${one}`}
          aria-controls="dashboard"
          disabled={isArranged && one !== shown}
        />
      ))}
    </Tabs>
  );
}
