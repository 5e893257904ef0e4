import type { SupportTopic } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation, Turn } from './conversation';
import { HelpAnswer } from './help-answer';
import { HelpMenu } from './help-menu';
import { type HelpTexts, PAGES_OF_TOPICS } from './help-pages';
import { LeadOn } from './lead-on';
import { PageLinks } from './page-links';

interface Props {
  readonly turns: Conversation;
  readonly texts: HelpTexts;
  readonly onTopic: (topic: SupportTopic) => void;
  readonly onRequest: (topic: SupportTopic) => void;
  readonly onLeft: () => void;
}

/** What was said, as it is read out to whom it is read to: each answer as it comes. */
export function ConversationLog(props: Props) {
  const { turns, texts, onTopic, onRequest, onLeft } = props;
  const { t } = useTranslation('help');
  const newest = useRef<HTMLDivElement>(null);
  const begin = newestBegin(turns);
  useEffect(() => {
    if (turns.length > 0) newest.current?.scrollIntoView?.({ block: 'start' });
  }, [turns.length]);
  return (
    <Box role="log" aria-label={t('log')} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Said by="help">
        <Typography>{t('welcome')}</Typography>
        <HelpMenu {...{ texts, onTopic, onLeft }} />
      </Said>
      {turns.map((turn, at) => (
        <Box
          key={at}
          ref={at === begin ? newest : null}
          sx={{ display: 'flex', flexDirection: 'column', scrollMarginTop: 8 }}
        >
          <Said by={turn.says === 'question' || turn.says === 'topic' ? 'person' : 'help'}>
            <TurnShown turn={turn} {...props} />
          </Said>
          {turn.says === 'topic' && (
            <Said by="help">
              <PageLinks
                label={t('readFirst')}
                pages={PAGES_OF_TOPICS[turn.topic]}
                texts={texts}
                onLeft={onLeft}
              />
              <LeadOn topic={turn.topic} onRequest={onRequest} />
            </Said>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Where the newest part of the conversation begins: an answer is read from its question on. -1 before anything was said. */
function newestBegin(turns: Conversation): number {
  const last = turns.length - 1;
  return turns[last]?.says === 'answer' ? turns.findLastIndex(({ says }) => says === 'question') : last;
}

function TurnShown({ turn, ...props }: Props & { readonly turn: Turn }) {
  const { t } = useTranslation('help');
  switch (turn.says) {
    case 'question':
      return <Typography>{turn.text}</Typography>;
    case 'topic':
      return <Typography>{t(`desk.${turn.topic}.title`)}</Typography>;
    case 'sent':
      return <Typography>{t('request.sent')}</Typography>;
    case 'answer':
      return (
        <>
          <HelpAnswer found={turn.found} texts={props.texts} onLeft={props.onLeft} />
          <Button size="small" onClick={() => props.onTopic('technical')} sx={{ alignSelf: 'flex-start' }}>
            {t(turn.found.length > 0 ? 'notHelped' : 'askPerson')}
          </Button>
        </>
      );
  }
}

function Said({ by, children }: { readonly by: 'person' | 'help'; readonly children: ReactNode }) {
  return <Box sx={by === 'person' ? OF_PERSON : OF_HELP}>{children}</Box>;
}

const BUBBLE = { px: 3, py: 2, borderRadius: 1, overflowWrap: 'anywhere' } as const;
const OF_PERSON = {
  ...BUBBLE,
  alignSelf: 'flex-end',
  maxWidth: '85%',
  bgcolor: 'accent.tint',
  mb: 2,
} as const;
const OF_HELP = {
  ...BUBBLE,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  border: 1,
  borderColor: 'divider',
} as const;
