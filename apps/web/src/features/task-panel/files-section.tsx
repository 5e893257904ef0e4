import type { Attachment, Failure } from '@plomada/contracts';
import { ATTACHMENT_TYPES } from '@plomada/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { mayRemoveFile } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../base/api/api-failure';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { useAppSelector } from '../../base/hooks';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { selectActor, selectJoined, selectReadyId } from '../../plan/state/plan-selectors';
import { download } from '../exports/download';
import { FileLine } from '../task-files/file-line';
import { fetchFile, removeFile } from '../task-files/files-api';
import { UploadLine } from '../task-files/upload-line';
import type { TaskFiles } from '../task-files/use-task-files';
import { useUploads } from '../task-files/use-uploads';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

const ACCEPTED = ATTACHMENT_TYPES.map((type) => `.${type}`).join(',');

/** Documents and drawings of the task: attached, downloaded and taken away here. They are on the server alone. */
export function FilesSection({
  task: { id, text },
  access,
  files: { state, again },
}: ShownTask & { readonly files: TaskFiles }) {
  const { t } = useTranslation(['taskFiles', 'common']);
  const projectId = useAppSelector(selectReadyId)!;
  const actor = useAppSelector(selectActor)!;
  const joined = useAppSelector(selectJoined);
  const { uploads, attach, drop } = useUploads(projectId, id, again);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [removing, setRemoving] = useState<Attachment | null>(null);
  const { open, input } = useFilePicker({
    accept: ACCEPTED,
    label: t('addOf', { task: text }),
    onFiles: (files) => files.forEach(attach),
  });
  const attempt = (work: () => Promise<unknown>) => {
    setFailure(null);
    work().catch((thrown: unknown) => setFailure(failureOf(thrown)));
  };
  const save = ({ id: fileId, name }: Attachment) =>
    attempt(async () => download(name, await fetchFile(projectId, fileId)));
  const remove = ({ id: fileId }: Attachment) => {
    setRemoving(null);
    attempt(() => removeFile(projectId, fileId).finally(again));
  };
  const files = state.status === 'ready' ? state.value.attachments : [];
  return (
    <Section
      title={t('title')}
      count={files.length}
      action={
        !access.attach && (
          <>
            {input}
            <Button
              size="small"
              startIcon={<AddIcon />}
              aria-label={t('addOf', { task: text })}
              disabled={!joined}
              onClick={open}
            >
              {t('add')}
            </Button>
          </>
        )
      }
    >
      {failure && <FailureAlert failure={failure} />}
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onDrop={() => drop(upload.key)} />
      ))}
      {!joined && <Quiet>{t('offline')}</Quiet>}
      {joined && state.status === 'loading' && (
        <Skeleton variant="rounded" height={36} aria-label={t('common:loading')} />
      )}
      {joined && state.status === 'failed' && (
        <>
          <Quiet>{t('failed')}</Quiet>
          <Button size="small" onClick={again} sx={{ ml: -3 }}>
            {t('common:retry')}
          </Button>
        </>
      )}
      {state.status === 'ready' && files.length === 0 && <Quiet>{t('none')}</Quiet>}
      {files.length > 0 && (
        <Lines label={t('title')}>
          {files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              onOpen={() => save(file)}
              onRemove={mayRemoveFile(actor, file.uploadedBy.userId) ? () => setRemoving(file) : null}
            />
          ))}
        </Lines>
      )}
      {removing && (
        <AskDialog
          title={t('removeTitle')}
          detail={t('removeDetail', { name: removing.name })}
          keep={t('common:cancel')}
          go={t('removeGo')}
          onKeep={() => setRemoving(null)}
          onGo={() => remove(removing)}
        />
      )}
    </Section>
  );
}
