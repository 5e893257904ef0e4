import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { taskPath } from '../../base/paths';
import { useProjectId } from '../../base/use-project-id';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';
import type { Subject } from './proposal-subject';

/** What a proposal is about: a task leads to its bar, a restriction to its dialog. */
export function SubjectName({ subject: { kind, id, name } }: { readonly subject: Subject }) {
  const { t } = useTranslation('notifications');
  const projectId = useProjectId()!;
  const openRestriction = useOpenRestriction();
  if (name === '') return <span>{t('subjectGone')}</span>;
  if (kind === 'new') return <span>{name}</span>;
  if (kind === 'task') return <TaskLink projectId={projectId} id={id} text={name} />;
  return (
    <Link component="button" underline="hover" sx={LINK} onClick={() => openRestriction(id)}>
      {name}
    </Link>
  );
}

interface TaskLinkProps {
  readonly projectId: string;
  readonly id: string;
  readonly text: string;
}

export function TaskLink({ projectId, id, text }: TaskLinkProps) {
  return (
    <Link component={RouterLink} to={taskPath(projectId, id)} underline="hover" sx={LINK}>
      {text}
    </Link>
  );
}

const LINK = {
  font: 'inherit',
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
} as const;
