import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { NoticeChannels, NoticeSettings } from '@plomada/contracts';
import type { NoticeSubject } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { FailureAlert } from '../../base/messages/failure-alert';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { chooseNotices, heardSubjectsOf, noticeSettingsOf } from './notice-settings-api';

interface Asked {
  readonly settings: NoticeSettings;
  readonly subjects: readonly NoticeSubject[];
}

async function ask(userId: string): Promise<Asked> {
  const [settings, { subjects }] = await Promise.all([noticeSettingsOf(userId), heardSubjectsOf(userId)]);
  return { settings, subjects };
}

/** Where one is told of what can reach one, in all projects. Saved as it is chosen. */
export function NoticeSettingsTable({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('noticeSettings');
  const [answer, again, replace] = useQuery(useCallback(() => ask(userId), [userId]));
  const { busy, failure, make } = useMutation();
  const save = (asked: Asked) =>
    make(async () => {
      replace({ ...asked, settings: await chooseNotices(userId, asked.settings) });
    });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('what')}
      </Typography>
      {failure && <FailureAlert failure={failure} />}
      {answer.status === 'loading' && <LoadingRows rows={8} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && answer.value.subjects.length === 0 && (
        <Typography>{t('none')}</Typography>
      )}
      {answer.status === 'ready' && answer.value.subjects.length > 0 && (
        <Choices
          {...answer.value}
          busy={busy}
          onChoose={(settings) => void save({ ...answer.value, settings })}
        />
      )}
    </>
  );
}

const CHANNELS = ['screen', 'mail'] as const satisfies readonly (keyof NoticeChannels)[];

interface Props extends Asked {
  readonly busy: boolean;
  readonly onChoose: (settings: NoticeSettings) => void;
}

function Choices({ settings, subjects, busy, onChoose }: Props) {
  const { t } = useTranslation('noticeSettings');
  const choose = (subject: NoticeSubject, channel: keyof NoticeChannels, isOn: boolean) =>
    onChoose({ ...settings, [subject]: { ...settings[subject], [channel]: isOn } });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('subject')}</TableCell>
            {CHANNELS.map((channel) => (
              <TableCell key={channel} align="center" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {t(`channel.${channel}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {subjects.map((subject) => (
            <TableRow key={subject}>
              <TableCell component="th" scope="row">
                {t(`subjects.${subject}`)}
              </TableCell>
              {CHANNELS.map((channel) => (
                <TableCell key={channel} align="center" padding="checkbox">
                  <Checkbox
                    checked={isAlways(subject, channel) || settings[subject][channel]}
                    disabled={busy || isAlways(subject, channel)}
                    onChange={(_, isOn) => choose(subject, channel, isOn)}
                    slotProps={{
                      input: { 'aria-label': `${t(`subjects.${subject}`)}: ${t(`channel.${channel}`)}` },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Proposals are on the screen of who decides them until they are decided. */
const isAlways = (subject: NoticeSubject, channel: keyof NoticeChannels): boolean =>
  subject === 'PROPOSAL_MADE' && channel === 'screen';
