import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Baseline, Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { CloseIcon } from '../../../base/icons/icons';
import { Empty } from '../../../base/states/empty';
import { NewBaseline } from '../baselines/new-baseline';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';

/** The baselines of the plan: take one, choose the default, remove. */
export function BaselinesSection() {
  return (
    <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <Baselines plan={plan} />}</PlanBoundary>
  );
}

function Baselines({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const [creating, setCreating] = useState(false);
  const create = (
    <Button variant="contained" onClick={() => setCreating(true)} disabled={plan.tasks.size === 0}>
      {t('baselines.create')}
    </Button>
  );
  const rows = [...plan.baselines.rows].sort((a, b) => b.created.localeCompare(a.created));
  return (
    <>
      {rows.length === 0 ? (
        <Empty
          title={t('baselines.empty')}
          detail={t(plan.tasks.size === 0 ? 'baselines.noTasks' : 'baselines.emptyDetail')}
          action={create}
        />
      ) : (
        <>
          <Box sx={{ mb: 4 }}>{create}</Box>
          <BaselineTable baselines={rows} />
        </>
      )}
      {creating && <NewBaseline plan={plan} onClose={() => setCreating(false)} />}
    </>
  );
}

function BaselineTable({ baselines }: { readonly baselines: readonly Baseline[] }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const change = usePlanChange();
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table aria-label={t('section.baselines')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{t('baselines.default')}</TableCell>
            <TableCell>{t('baselines.name')}</TableCell>
            <TableCell>{t('baselines.created')}</TableCell>
            <TableCell align="right">{t('baselines.tasks')}</TableCell>
            <TableCell aria-label={t('remove')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {baselines.map(({ id, name, created, isDefault, tasks }) => (
            <TableRow key={id}>
              <TableCell padding="checkbox">
                <Radio
                  size="small"
                  checked={isDefault}
                  onChange={() => change({ type: 'SELECT_BASELINE', payload: { baselineId: id } })}
                  slotProps={{ input: { 'aria-label': t('baselines.makeDefault', { name }) } }}
                />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
              <TableCell>{format.date(created)}</TableCell>
              <TableCell align="right">{format.number(tasks.length)}</TableCell>
              <TableCell align="right" sx={{ py: 0 }}>
                <IconButton
                  size="small"
                  aria-label={t('removeNamed', { name })}
                  onClick={() =>
                    change(
                      { type: 'REMOVE_BASELINE', payload: { baselineId: id } },
                      { said: { key: 'settings:baselines.removed', params: { name } } },
                    )
                  }
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
