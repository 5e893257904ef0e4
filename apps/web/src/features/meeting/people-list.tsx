import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type MeetingPart, nameOf, promiseCounts, type WorkRow } from '@plomada/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../base/layout/person-avatar';
import { useAvatars } from '../avatars/use-avatars';
import type { MeetingStep } from './meeting-steps';

type Part = MeetingPart<WorkRow>;

interface Props {
  readonly parts: readonly Part[];
  readonly current: Part | null;
  readonly step: MeetingStep;
  readonly onChosen: (part: Part) => void;
}

/** Who has something to say, one after another, with what they kept or promise. */
export function PeopleList({ parts, current, step, onChosen }: Props) {
  const { t } = useTranslation('meeting');
  const avatarOf = useAvatars();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current=true]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current?.responsible]);
  return (
    <Box component="nav" ref={list} aria-label={t('people')} sx={LIST}>
      {parts.map((part) => (
        <Person
          key={part.responsible?.id ?? ''}
          part={part}
          avatarURL={part.responsible && avatarOf(part.responsible.userId)}
          step={step}
          isCurrent={part.responsible?.id === current?.responsible?.id}
          onChosen={() => onChosen(part)}
        />
      ))}
    </Box>
  );
}

interface PersonProps {
  readonly part: Part;
  readonly avatarURL: string | null;
  readonly step: MeetingStep;
  readonly isCurrent: boolean;
  readonly onChosen: () => void;
}

function Person({ part: { responsible, rows }, avatarURL, step, isCurrent, onChosen }: PersonProps) {
  const { t } = useTranslation('meeting');
  const { kept, promised } = promiseCounts(rows.map(({ task }) => task));
  const lacking = rows.filter(({ lacksCause }) => lacksCause).length;
  return (
    <ButtonBase
      aria-current={isCurrent}
      onClick={onChosen}
      sx={{ ...PERSON, ...(isCurrent && { bgcolor: 'accent.tint', borderColor: 'primary.main' }) }}
    >
      {responsible && <PersonAvatar person={{ ...responsible, avatarURL }} size={32} />}
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: isCurrent ? 700 : 500, overflowWrap: 'anywhere' }}>
          {responsible ? nameOf(responsible) : t('nobody')}
        </Box>
        <Box component="span" className="numeric" sx={{ fontSize: '0.72em', color: 'text.secondary' }}>
          {step === 'promise'
            ? t('promisedOf', { promised, count: rows.length })
            : promised === 0
              ? t('nonePromised')
              : t('keptOf', { kept, count: promised })}
        </Box>
        {step === 'review' && lacking > 0 && (
          <Box component="span" sx={{ fontSize: '0.72em', color: 'stateText.delayed', fontWeight: 600 }}>
            {t('lacking', { count: lacking })}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
}

const LIST = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 1,
  minHeight: 0,
  overflow: 'auto',
  p: 2,
  borderRight: { md: 1 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'divider' },
} as const;
const PERSON = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  gap: 2,
  flexShrink: 0,
  maxWidth: { xs: 220, md: 'none' },
  textAlign: 'start',
  font: 'inherit',
  px: 3,
  py: 2,
  borderRadius: 1,
  borderLeft: '4px solid transparent',
} as const;
