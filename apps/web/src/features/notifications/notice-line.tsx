import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Notice } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../base/format';
import { closedTermPath, minutesPath } from '../../base/paths';
import { restrictionSubject, type Subject, taskSubject } from './proposal-subject';
import { RestrictionsDue } from './restrictions-due';
import { SubjectName } from './subject-name';

interface Props {
  readonly plan: Plan;
  readonly notice: Notice;
}

/** Something that one is told: a closed term, what became of an own proposal, the own restrictions to see to. */
export function NoticeLine({ plan, notice }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { params, date } = notice;
  const word = String(params['word'] ?? '');
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography component="div">
        <Told plan={plan} notice={notice} />
      </Typography>
      {word && <Typography sx={{ fontStyle: 'italic' }}>{t('quoted', { word })}</Typography>}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {format.date(date)}
      </Typography>
    </Box>
  );
}

function Told({ plan, notice }: Props) {
  const { t } = useTranslation('notifications');
  const { type, params, projectId } = notice;
  if (type === 'RESTRICTIONS_DUE') return <RestrictionsDue plan={plan} notice={notice} />;
  if (type === 'TERM_CLOSED') {
    return (
      <>
        {t(closeWords(params), params)}{' '}
        <Link component={RouterLink} to={closedTermPath(projectId, Number(params['number']))}>
          {t('notice.seeTerm')}
        </Link>
        {' · '}
        <Link component={RouterLink} to={minutesPath(projectId, Number(params['number']))}>
          {t('notice.seeMinutes')}
        </Link>
      </>
    );
  }
  // What one proposed anew is told with its own words; notices of before they were kept name the task only.
  const isNamed = params['action'] === 'NEW_RESTRICTION' && Boolean(params['name']);
  return (
    <>
      {t(`notice.${type}.${params['action']}${isNamed ? '_NAMED' : ''}`, params)}{' '}
      <SubjectName subject={subjectIn(plan, params)} />
    </>
  );
}

/** The row that a proposal was about: its restriction, or a task. */
function subjectIn(plan: Plan, { subject, action, name = '', task = '' }: Notice['params']): Subject {
  const id = String(subject);
  const called = { name: String(name), task: String(task) };
  if (action === 'UNBOUND_RESTRICTION') return restrictionSubject(plan, id, called);
  return taskSubject(plan, id, action === 'NEW_RESTRICTION' ? { name: called.task } : called);
}

/** Of no commitments no share was met. */
function closeWords({ promised, again }: Notice['params']) {
  if (Number(promised) === 0) return 'notice.closedNothing';
  return again ? 'notice.closedAgain' : 'notice.closed';
}
