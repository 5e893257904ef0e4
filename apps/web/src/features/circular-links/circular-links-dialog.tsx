import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CircularLink, Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { DownloadIcon } from '../../base/icons/icons';
import { planActions } from '../../plan/state/plan-actions';
import { selectMay } from '../../plan/state/plan-selectors';
import { CircularGroup } from './circular-group';
import { useCircularSheet } from './use-circular-sheet';

interface Props {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** The links that were set aside because they run in circles, circle by circle: to be looked at, taken away, deleted. */
export function CircularLinksDialog({ plan, onClose }: Props) {
  const { t } = useTranslation('circularLinks');
  const dispatch = useAppDispatch();
  const editable = useAppSelector(selectMay('editPlan'));
  const download = useCircularSheet(plan);
  const groups = groupsOf(plan);
  const remove = (id: string) => dispatch(planActions.submit({ type: 'DELETE_LINK', payload: { id } }));
  return (
    <PlainDialog
      title={t('title')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          {groups.length > 0 && (
            <Button startIcon={<DownloadIcon />} onClick={() => void download()}>
              {t('download')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>{groups.length > 0 ? t('intro') : t('none')}</Typography>
      {groups.map(([group, links], place) => (
        <CircularGroup
          key={group}
          title={t('group', { number: place + 1 })}
          plan={plan}
          links={links}
          onDelete={editable ? remove : null}
        />
      ))}
    </PlainDialog>
  );
}

function groupsOf(plan: Plan): readonly (readonly [number, readonly CircularLink[]])[] {
  const groups = new Map<number, CircularLink[]>();
  for (const link of plan.circularLinks.rows) {
    const own = groups.get(link.group);
    if (own) own.push(link);
    else groups.set(link.group, [link]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
