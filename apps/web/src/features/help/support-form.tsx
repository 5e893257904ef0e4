import { helpRoutes, MOST_SUPPORT_TEXT, type SupportTopic } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { callRoute } from '../../base/api/call-route';
import { useMutation } from '../../base/api/use-mutation';
import { DialogBody } from '../../base/dialogs/dialog-frame';
import { TextField } from '../../base/fields/text-field';
import { useAppSelector } from '../../base/hooks';
import { fullNameOf } from '../../base/layout/person-avatar';
import { FailureAlert } from '../../base/messages/failure-alert';
import { selectUser } from '../../base/session/session-slice';
import { useOnline } from '../../base/states/use-online';
import { useProjectId } from '../../base/use-project-id';
import { APP_VERSION } from '../../base/version';
import { useProject } from '../projects/use-project';

interface Props {
  readonly topic: SupportTopic;
  /** What the text begins with. */
  readonly begun: string;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** A request for support by mail. Before it goes it says all that goes with it. */
export function SupportForm({ topic, begun, onBack, onSent }: Props) {
  const { t } = useTranslation(['help', 'common']);
  const { pathname } = useLocation();
  const projectId = useProjectId();
  const isOnline = useOnline();
  const [text, setText] = useState(begun);
  const { busy, failure, make } = useMutation();
  const canSend = isOnline && !busy && text.trim() !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!canSend) return;
    const body = { topic, text, screen: pathname, version: APP_VERSION, ...(projectId && { projectId }) };
    if (await make(() => callRoute(helpRoutes.request, { body }))) onSent();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <DialogBody
        actions={
          <>
            <Button onClick={onBack} disabled={busy}>
              {t('request.back')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={!canSend}>
              {t('request.send')}
            </Button>
          </>
        }
      >
        {failure && <FailureAlert failure={failure} />}
        {!isOnline && (
          <Typography role="status" sx={{ mb: 3 }}>
            {t('offline')}
          </Typography>
        )}
        <TextField
          label={t('request.text')}
          hint={t('request.hint')}
          value={text}
          onChange={setText}
          maxLength={MOST_SUPPORT_TEXT}
          multiline
          minRows={5}
          autoFocus
          sx={{ width: '100%', mt: 1 }}
        />
        <WhatGoesAlong topic={topic} screen={pathname} />
      </DialogBody>
    </form>
  );
}

function WhatGoesAlong({ topic, screen }: { readonly topic: SupportTopic; readonly screen: string }) {
  const { t } = useTranslation('help');
  const user = useAppSelector(selectUser);
  const project = useProject()?.project;
  const along = [
    [t('request.topic'), t(`desk.${topic}.title`)],
    [t('request.who'), user ? `${fullNameOf(user)} (${user.email})` : ''],
    [t('request.project'), project ? project.name : t('request.noProject')],
    [t('request.screen'), screen],
    [t('request.version'), APP_VERSION],
  ] as const;
  return (
    <Box component="section" aria-labelledby="goes-along" sx={{ mt: 4 }}>
      <Typography id="goes-along" variant="subtitle2" component="h3">
        {t('request.along')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, m: 0, mt: 1 }}
      >
        {along.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
