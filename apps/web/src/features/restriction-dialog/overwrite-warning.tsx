import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Plan, nameOf } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { RestrictionForm } from './restriction-form';

type Field = keyof RestrictionForm;

interface Props {
  readonly plan: Plan;
  /** What the plan says now. */
  readonly current: RestrictionForm;
  /** What this person is changing and somebody else has changed since. */
  readonly fields: readonly Field[];
  readonly onTakeTheirs: () => void;
}

/** Tells what others changed of what is being changed here: saving writes over it, and nobody does so without knowing. */
export function OverwriteWarning({ plan, current, fields, onTakeTheirs }: Props) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const format = useFormat();
  const said = (field: Field): string => {
    switch (field) {
      case 'taskIds':
        return current.taskIds.flatMap((id) => plan.tasks.get(id)?.text ?? []).join(', ');
      case 'responsible': {
        const person = current.responsible === null ? undefined : plan.responsibles.get(current.responsible);
        return person ? nameOf(person) : '';
      }
      case 'type':
        return t(`columns:restrictionType.${current.type}`);
      case 'status':
        return t(`status.${current.status}`);
      case 'required':
      case 'commited':
      case 'released':
        return current[field] === '' ? '' : format.date(current[field]);
      default:
        return current[field];
    }
  };
  if (fields.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        <Button color="inherit" onClick={onTakeTheirs}>
          {t('dialog.changedMeanwhile.theirs')}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {t('dialog.changedMeanwhile.title', { count: fields.length })}
      </Typography>
      {fields.map((field) => (
        <Typography key={field} sx={{ overflowWrap: 'anywhere' }}>
          {t('dialog.changedMeanwhile.value', {
            field: t(`columns:restriction.${HEADS[field]}`),
            value: said(field) || '—',
          })}
        </Typography>
      ))}
      <Typography>{t('dialog.changedMeanwhile.mine')}</Typography>
    </Alert>
  );
}

/** The heads of tables that name the fields. */
const HEADS = {
  taskIds: 'tasks',
  family: 'family',
  type: 'type',
  detail: 'detail',
  comments: 'comments',
  responsible: 'responsible',
  required: 'required',
  commited: 'commited',
  status: 'state',
  released: 'released',
} as const satisfies Readonly<Record<Field, string>>;
