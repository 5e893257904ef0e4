import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type CivilDate, type ShownRestriction, willBlock } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../base/format';
import { filteredPath } from '../../base/grid/address-filters';
import { useProjectId } from '../../base/use-project-id';

interface Props {
  readonly restrictions: readonly ShownRestriction[];
  /** The last day of the next short term (`nextTermEnd`). */
  readonly until: CivilDate;
}

/** What is not released yet, as the table of restrictions filters it. */
const NOT_RELEASED = { among: ['1', '2', '5'] };

/** Warns of what will hold back the work until the end of the next short term, and leads to it; nothing where all comes in time. */
export function WillBlockNote({ restrictions, until }: Props) {
  const { t } = useTranslation('restrictions');
  const format = useFormat();
  const projectId = useProjectId()!;
  const count = willBlock(restrictions, until).length;
  if (count === 0) return null;
  const filters = { state: NOT_RELEASED, inTime: { among: ['false'] }, neededBy: { to: until } };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, flexShrink: 0 }}
      action={
        <Button
          component={Link}
          to={filteredPath('/restrictions', projectId, filters)}
          color="inherit"
          size="small"
        >
          {t('manager.showBlocking')}
        </Button>
      }
    >
      {t('manager.willBlock', { count, until: format.date(until) })}
    </Alert>
  );
}
