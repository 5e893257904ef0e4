import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { TaskLink } from '../../plan/task-in-address/task-link';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';
import type { Subject } from './proposal-subject';

/** What a proposal is about: a task leads to its panel, a restriction to its dialog, both beside the page. */
export function SubjectName({ subject: { kind, id, name } }: { readonly subject: Subject }) {
  const { t } = useTranslation('notifications');
  const openRestriction = useOpenRestriction();
  if (name === '') return <span>{t('subjectGone')}</span>;
  if (kind === 'new' || kind === 'gone') return <span>{name}</span>;
  if (kind === 'task') {
    return (
      <TaskLink taskId={id} underline="hover" sx={SUBJECT_LINK}>
        {name}
      </TaskLink>
    );
  }
  return (
    <Link component="button" underline="hover" sx={SUBJECT_LINK} onClick={() => openRestriction(id)}>
      {name}
    </Link>
  );
}

/** A name within a heading or a sentence: as that is written, however long. */
export const SUBJECT_LINK = {
  font: 'inherit',
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
} as const;
