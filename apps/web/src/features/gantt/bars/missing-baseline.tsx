import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectPath, SECTION_PARAM } from '../../../base/paths';
import { useProjectId } from '../../../base/use-project-id';

interface Props {
  readonly editable: boolean;
}

/** Where a baseline is asked for and there is none, and the way to take one. */
export function MissingBaseline({ editable }: Props) {
  const { t } = useTranslation(['gantt', 'codes']);
  const project = useProjectId()!;
  return (
    <Alert
      severity="info"
      sx={{ mx: 4, mb: 2, py: 0, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        editable && (
          <Button
            size="small"
            color="inherit"
            component={Link}
            to={`${projectPath('/settings', project)}&${SECTION_PARAM}=baselines`}
          >
            {t('bars.takeBaseline')}
          </Button>
        )
      }
    >
      {t('codes:BASELINE_MISSING')}
    </Alert>
  );
}
