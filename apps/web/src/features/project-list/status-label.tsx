import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CalendarIcon, CheckIcon, FlagIcon, WarningIcon } from '../../base/icons/icons';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';
import type { ProjectStatus } from '@plomada/domain';

const LOOKS: Readonly<Record<ProjectStatus, { icon: SvgIconComponent; colour: string }>> = {
  notStarted: { icon: CalendarIcon, colour: 'stateText.notAnalysed' },
  onPlan: { icon: FlagIcon, colour: 'stateText.executable' },
  behind: { icon: WarningIcon, colour: 'stateText.delayed' },
  completed: { icon: CheckIcon, colour: 'stateText.completed' },
};

export function StatusLabel({ status }: { readonly status: ProjectStatus }) {
  const { t } = useTranslation('projects');
  const { icon: Icon, colour } = LOOKS[status];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, color: colour, fontWeight: 500 }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {t(`status.${status}`)}
    </Box>
  );
}
