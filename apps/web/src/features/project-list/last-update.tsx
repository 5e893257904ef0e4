import type { ProjectSummary } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormat } from '../../base/format';
import { modifierOf } from '../../columns/project-columns';

/** When a project was last changed, and below it by whom: on one line there is no room for whole names. */
export function LastUpdate({ lastModified }: Pick<ProjectSummary, 'lastModified'>) {
  const format = useFormat();
  const name = modifierOf(lastModified);
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.2 }}>
      <div>{format.date(lastModified?.date)}</div>
      {name && (
        <Typography
          noWrap
          component="div"
          variant="caption"
          title={name}
          sx={{ lineHeight: 1.2, color: 'text.secondary' }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
}
