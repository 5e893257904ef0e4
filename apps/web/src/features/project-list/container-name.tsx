import type { ListedContainer } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FolderIcon } from '../../base/icons/icons';
import { CONTAINER_PATH, containerPath } from '../../base/paths';

interface Props {
  readonly container: ListedContainer;
  readonly count: number;
  readonly tabIndex: 0 | -1;
}

/** The head of a group: it leads to the container's own page. */
export function ContainerName({ container: { id, name }, count, tabIndex }: Props) {
  const { t } = useTranslation('projects');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, height: '100%' }}>
      <FolderIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Link
        component={RouterLink}
        to={containerPath(CONTAINER_PATH, id)}
        tabIndex={tabIndex}
        title={name}
        underline="hover"
        noWrap
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        {name}
      </Link>
      <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {t('inContainer', { count })}
      </Box>
    </Box>
  );
}
