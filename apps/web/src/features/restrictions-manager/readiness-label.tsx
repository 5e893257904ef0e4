import type { Readiness } from '@plomada/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon, HelpIcon, LockIcon } from '../../base/icons/icons';
import type { SvgIconComponent } from '../../base/icons/svg-icon-component';

const LOOKS: Readonly<Record<Readiness, { readonly icon: SvgIconComponent; readonly colour: string }>> = {
  ready: { icon: CheckIcon, colour: 'stateText.completed' },
  restricted: { icon: LockIcon, colour: 'stateText.restricted' },
  notAnalysed: { icon: HelpIcon, colour: 'stateText.notAnalysed' },
};

/** Whether a task is made ready, in a word with a sign and a colour of its own. */
export function ReadinessLabel({ readiness }: { readonly readiness: Readiness }) {
  const { t } = useTranslation('columns');
  const { icon: Icon, colour } = LOOKS[readiness];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, color: colour, fontWeight: 500 }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {t(`readiness.${readiness}`)}
    </Box>
  );
}
