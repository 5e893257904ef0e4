import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MeetingProtocol, nameOf, type ProtocolPart, type ReviewedTask } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { CheckIcon, WarningIcon } from '../../base/icons/icons';

/** By person what was promised, kept and why not, and what is promised now. */
export function ProtocolPeople({ protocol }: { readonly protocol: MeetingProtocol }) {
  return protocol.parts.map((part) => (
    <Person key={part.responsible?.id ?? ''} part={part} hasNext={protocol.next !== null} />
  ));
}

interface PersonProps {
  readonly part: ProtocolPart;
  readonly hasNext: boolean;
}

function Person({ part, hasNext }: PersonProps) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const { responsible, reviewed, kept, promised, next } = part;
  const percent = (share: number | null) => format.percent(share === null ? null : share * 100);
  return (
    <Box component="section" sx={{ mb: 5 }}>
      <Typography component="h3" sx={{ fontSize: '1em', fontWeight: 700 }}>
        {responsible ? nameOf(responsible) : t('nobody')}
        <Box component="span" sx={{ ml: 3, fontWeight: 400, color: 'text.secondary', fontSize: '0.8em' }}>
          {promised === 0 ? t('nonePromised') : t('keptOf', { kept, count: promised })}
        </Box>
      </Typography>
      <Box component="ul" sx={LINES}>
        {reviewed.map((task) => (
          <Box component="li" key={task.taskId} sx={{ display: 'flex', gap: 2, mb: 1 }}>
            <OutcomeSign outcome={task.outcome} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {task.code} {task.text} ·{' '}
              <Box component="span" className="numeric" sx={{ color: 'text.secondary' }}>
                {t('figuresOf', { promised: percent(task.commitment), done: percent(task.progress) })}
              </Box>
              {task.causes.map((cause) => (
                <Box key={cause.id} sx={{ color: 'stateText.delayed' }}>
                  {cause.cncType} · {cause.cncOrigin}: {cause.detail}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {hasNext && (
        <Box component="ul" aria-label={t('promisesNow')} sx={LINES}>
          {next.map((task) => (
            <Box component="li" key={task.taskId} sx={{ overflowWrap: 'anywhere', ml: 8 }}>
              → {task.code} {task.text} · {percent(task.commitment)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function OutcomeSign({ outcome }: Pick<ReviewedTask, 'outcome'>) {
  const { t } = useTranslation('meeting');
  const words = t(`outcome.${outcome}`);
  if (outcome === 'kept' || outcome === 'notKept') {
    const Sign = outcome === 'kept' ? CheckIcon : WarningIcon;
    const color = outcome === 'kept' ? 'stateText.completed' : 'stateText.delayed';
    return <Sign titleAccess={words} sx={{ fontSize: '1.4em', color }} />;
  }
  return (
    <Box role="img" aria-label={words} title={words} sx={{ width: '1.4em', textAlign: 'center' }}>
      {outcome === 'pending' ? '…' : '+'}
    </Box>
  );
}

const LINES = { listStyle: 'none', m: 0, mt: 1, p: 0, fontSize: '0.85em' } as const;
