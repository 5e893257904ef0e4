import { type MeetingProtocol, minutesHeld, type MinutesContent, type Plan, planDay } from '@plomada/domain';
import { meetingFileName } from '@plomada/interchange';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { download } from '../exports/download';
import { protocolBlocks } from './protocol-blocks';
import { protocolPdf } from './protocol-pdf';
import type { ShownMinutes } from './use-minutes';

interface Options {
  readonly plan: Plan;
  readonly protocol: MeetingProtocol;
  readonly minutes: ShownMinutes;
  /** As they stand in `minutes`, or as they begin where nothing is written yet. */
  readonly content: MinutesContent;
}

/** Hands out the protocol as a PDF; whether it could not be made the last time. */
export function useProtocolPdf({ plan, protocol, minutes, content }: Options) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const projectName = plan.settings.name;
    const { startedAt, attendance, outcomes } = content;
    const { said, open, kept, isUnsent } = minutes;
    const date = kept?.date ?? planDay(startedAt, plan.settings.timeZone);
    const until = kept && !isUnsent ? kept.savedAt : new Date().toISOString();
    const held = {
      ...{ projectName, day: format.date(date), minutes: minutesHeld(content, until) },
      ...{ attendance, outcomes, said, open, isDraft: isUnsent || kept === null },
    };
    setFailed(false);
    try {
      const pdf = await protocolPdf({
        title: t('protocol.title', { project: projectName }),
        blocks: protocolBlocks(protocol, held, t, format),
        pageText: (page, pages) => t('protocol.page', { page, pages }),
      });
      download(meetingFileName({ title: t('protocol.fileName'), project: projectName, date }), pdf);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return { save: () => void save(), hasFailed };
}
