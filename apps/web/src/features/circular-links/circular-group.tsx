import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type CircularLink, type Plan, shortCodes } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../base/icons/icons';

interface Props {
  readonly title: string;
  readonly plan: Plan;
  readonly links: readonly CircularLink[];
  /** Null for who may only look. */
  readonly onDelete: ((id: string) => void) | null;
}

/** One circle: each of its links with the tasks that it ties. */
export function CircularGroup({ title, plan, links, onDelete }: Props) {
  const { t } = useTranslation(['circularLinks', 'gantt']);
  const titleId = useId();
  const codes = shortCodes(plan);
  const nameOf = (id: string) => `${codes.get(id) ?? ''} ${plan.tasks.get(id)?.text ?? ''}`.trim();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h3" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <Table size="small" aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.source')}</TableCell>
            <TableCell>{t('column.target')}</TableCell>
            <TableCell>{t('gantt:link.type')}</TableCell>
            <TableCell align="right">{t('column.lag')}</TableCell>
            {onDelete && <TableCell aria-label={t('delete')} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {links.map(({ id, source, target, type, lag }) => (
            <TableRow key={id}>
              <TableCell>{nameOf(source)}</TableCell>
              <TableCell>{nameOf(target)}</TableCell>
              <TableCell>{t(`gantt:link.type${type}`)}</TableCell>
              <TableCell align="right" className="numeric">
                {lag}
              </TableCell>
              {onDelete && (
                <TableCell padding="checkbox">
                  <IconButton
                    size="small"
                    aria-label={t('deleteOne', {
                      source: nameOf(source),
                      target: nameOf(target),
                      type: t(`gantt:link.type${type}`),
                    })}
                    onClick={() => onDelete(id)}
                  >
                    <CloseIcon fontSize="small" />
                  </IconButton>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
