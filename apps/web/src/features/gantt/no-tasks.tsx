import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../base/states/empty';
import { useStartImport } from '../import/use-start-import';

interface Props {
  readonly onAdd: () => void;
}

/** Over the empty chart of a project: how its first tasks come into it. */
export function NoTasks({ onAdd }: Props) {
  const { t } = useTranslation('gantt');
  const startImport = useStartImport();
  return (
    <Box sx={{ position: 'absolute', top: '25%', left: 0, right: 0, zIndex: 4, pointerEvents: 'none' }}>
      <Box
        sx={{
          ...{ width: 'max-content', maxWidth: '100%', mx: 'auto', px: 6, py: 2, pointerEvents: 'auto' },
          // The lines of grid and timeline go behind it.
          ...{ bgcolor: 'background.paper', borderRadius: 1 },
        }}
      >
        <Empty
          title={t('empty.title')}
          detail={t('empty.detail')}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
              <Button variant="contained" size="large" onClick={startImport}>
                {t('import')}
              </Button>
              <Button size="large" onClick={onAdd}>
                {t('empty.add')}
              </Button>
            </Box>
          }
        />
      </Box>
    </Box>
  );
}
