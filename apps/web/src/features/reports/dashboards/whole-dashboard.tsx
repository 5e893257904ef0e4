import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../../base/icons/icons';
import { WholeScreen } from '../tile/whole-screen';

interface Props {
  /** What the dashboard is called. */
  readonly name: string;
  readonly projectName: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dashboard on the whole screen, as in a meeting room. */
export function WholeDashboard({ name, projectName, onClose, children }: Props) {
  const { t } = useTranslation('reports');
  return (
    <WholeScreen label={t('dashboard.whole', { name })} onClose={onClose}>
      <Box sx={{ p: { xs: 3, md: 6 }, minHeight: '100%', bgcolor: 'background.default' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 4 }}>
          <Typography variant="h2" component="h2">
            {name}
          </Typography>
          <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>{projectName}</Typography>
          <Button startIcon={<CloseIcon />} onClick={onClose}>
            {t('tile.leaveFullScreen')}
          </Button>
        </Box>
        {children}
      </Box>
    </WholeScreen>
  );
}
