import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Notice } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../base/format';
import { useAppDispatch } from '../../base/hooks';
import { CheckIcon, MailIcon } from '../../base/icons/icons';
import { closedTermPath, minutesPath, projectPath } from '../../base/paths';
import { notificationsActions } from './notifications-slice';
import { restrictionSubject, type Subject, taskSubject } from './proposal-subject';
import { RestrictionsDue } from './restrictions-due';
import { SubjectName } from './subject-name';
import { useOwnRestrictionsPath } from './use-own-restrictions-path';

/** Where progress is recorded row by row. */
const PROGRESS_PATH = '/progressManager';

interface Props {
  readonly plan: Plan;
  readonly notice: Notice;
  /** The numbers of the terms that have minutes. */
  readonly minuted: ReadonlySet<number>;
}

/** Something that one is told, and whether one has read it. */
export function NoticeLine({ plan, notice, minuted }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { params, date, read } = notice;
  const word = String(params['word'] ?? '');
  return (
    <Box component="li" sx={{ ...LINE, borderColor: 'divider' }}>
      <Box
        component="span"
        {...(read ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('unread.one') })}
        sx={{ ...DOT, bgcolor: read ? 'transparent' : 'primary.main' }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: read ? 400 : 600 }}>
          <Told {...{ plan, notice, minuted }} />
        </Typography>
        {word && <Typography sx={{ fontStyle: 'italic' }}>{t('quoted', { word })}</Typography>}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {format.date(date)}
        </Typography>
      </Box>
      <ReadButton notice={notice} />
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  py: 3,
  borderTop: 1,
  overflowWrap: 'anywhere',
} as const;
/** In the middle of the first line of text. */
const DOT = { flexShrink: 0, width: 8, height: 8, mt: 1.5, borderRadius: '50%' } as const;

function ReadButton({ notice: { id, read } }: Pick<Props, 'notice'>) {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const label = t(read ? 'unread.again' : 'unread.read');
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => dispatch(notificationsActions.readWanted({ ids: [id], read: !read }))}
      >
        {read ? <MailIcon fontSize="small" /> : <CheckIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}

function Told({ plan, notice, minuted }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { type, params, projectId } = notice;
  if (type === 'RESTRICTIONS_DUE') return <RestrictionsDue plan={plan} notice={notice} />;
  if (type === 'WEBHOOK_DISABLED') return t('notice.WEBHOOK_DISABLED', params);
  if (type === 'TERM_CLOSED') {
    const number = Number(params['number']);
    return (
      <>
        {t(closeWords(params), { ...params, count: Number(params['promised']) })}{' '}
        <Link component={RouterLink} to={closedTermPath(projectId, number)}>
          {t('notice.seeTerm')}
        </Link>
        {minuted.has(number) && (
          <>
            {' · '}
            <Link component={RouterLink} to={minutesPath(projectId, number)}>
              {t('notice.seeMinutes')}
            </Link>
          </>
        )}
      </>
    );
  }
  if (type === 'TERM_ENDING') {
    const lastDay = format.date(String(params['lastDay']));
    const key = endingWords(params);
    return (
      <>
        {t(key, { ...params, count: Number(params['count']), lastDay })}{' '}
        <Link component={RouterLink} to={projectPath(PROGRESS_PATH, projectId)}>
          {t('notice.ending.record')}
        </Link>
      </>
    );
  }
  if (type === 'IMPORT_DONE') return t('notice.importDone', { ...params, count: Number(params['tasks']) });
  if (type === 'IMPORT_FAILED') return t('notice.importFailed', params);
  const ofRestrictions = OF_RESTRICTIONS.get(type);
  if (ofRestrictions) return <OfRestrictions plan={plan} notice={notice} words={ofRestrictions} />;
  // What one proposed anew is told with its own words; notices of before they were kept name the task only.
  const isNamed = params['action'] === 'NEW_RESTRICTION' && Boolean(params['name']);
  return (
    <>
      {t(`notice.${type}.${params['action']}${isNamed ? '_NAMED' : ''}`, params)}{' '}
      <SubjectName subject={subjectIn(plan, params)} />
    </>
  );
}

type RestrictionWords = 'assigned' | 'released' | 'removed';
/** What one is told of own restrictions as soon as somebody else acts on them. */
const OF_RESTRICTIONS: ReadonlyMap<Notice['type'], RestrictionWords> = new Map([
  ['RESTRICTION_ASSIGNED', 'assigned'],
  ['RESTRICTION_RELEASED', 'released'],
  ['RESTRICTION_REMOVED', 'removed'],
]);

interface OfRestrictionsProps extends Pick<Props, 'plan' | 'notice'> {
  readonly words: RestrictionWords;
}

/** The first of them leads to its dialog; of several it says how many there are, and leads to the table with them, unless they are gone. */
function OfRestrictions({ plan, notice: { params, projectId }, words }: OfRestrictionsProps) {
  const { t } = useTranslation('notifications');
  const { subject, name = '', task = '', count } = params;
  const called = { name: String(name), task: String(task) };
  const path = useOwnRestrictionsPath(plan, projectId, words === 'released' ? 'released' : 'open');
  const more = Number(count) > 1 ? t('notice.assignedMore', { count: Number(count) - 1 }) : null;
  return (
    <>
      {t(`notice.${words}`, { ...params, count: Number(count) })}{' '}
      <SubjectName subject={restrictionSubject(plan, String(subject), called)} />
      {more && ' '}
      {more && words !== 'removed' ? (
        <Link component={RouterLink} to={path}>
          {more}
        </Link>
      ) : (
        more
      )}
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

/** Of no commitments no share was met; one's own are said to be. */
function closeWords({ promised, again, own }: Notice['params']) {
  if (Number(promised) === 0) return 'notice.closedNothing';
  if (own) return again ? 'notice.closedAgainOwn' : 'notice.closedOwn';
  return again ? 'notice.closedAgain' : 'notice.closed';
}

function endingWords({ everybody, over }: Notice['params']) {
  if (over) return everybody ? 'notice.ended.everybody' : 'notice.ended.own';
  return everybody ? 'notice.ending.everybody' : 'notice.ending.own';
}
