import type { MeetingProtocol, Plan } from '@plomada/domain';
import { meetingFileName } from '@plomada/interchange';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { download } from '../../exports/download';
import { localToday } from '../../new-project/local-today';
import { type MeetingRecord, minutesOf } from '../meeting-record';
import { protocolBlocks } from './protocol-blocks';
import { protocolPdf } from './protocol-pdf';

interface Options {
  readonly plan: Plan;
  readonly protocol: MeetingProtocol;
  readonly record: MeetingRecord;
  readonly named: (id: string | null) => string | null;
  readonly onSaved: () => void;
}

/** Hands out the protocol as a PDF; whether it could not be made the last time. */
export function useProtocolPdf({ plan, protocol, record, named, onSaved }: Options) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const projectName = plan.settings.name;
    const date = localToday(new Date(record.startedAt));
    const present = record.present.flatMap((id) => plan.responsibles.get(id) ?? []);
    const minutes = minutesOf(record, new Date());
    const held = { projectName, day: format.date(date), minutes, present, said: record.said, named };
    setFailed(false);
    try {
      const pdf = await protocolPdf({
        title: t('protocol.title', { project: projectName }),
        blocks: protocolBlocks(protocol, held, t, format),
        pageText: (page, pages) => t('protocol.page', { page, pages }),
      });
      download(meetingFileName({ title: t('protocol.fileName'), project: projectName, date }), pdf);
      onSaved();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return { save: () => void save(), hasFailed };
}
