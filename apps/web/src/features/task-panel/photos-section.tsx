import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPhotosButton } from '../photos/add-photos-button';
import { PhotoStrip } from '../photos/photo-strip';
import { photosOfTask } from '../photos/task-photos';
import { Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** What the task looked like: photos from the site, the newest first. */
export function PhotosSection({ plan, task, access }: ShownTask) {
  const { t } = useTranslation('photos');
  const { id } = task;
  const photos = useMemo(() => photosOfTask(plan, id), [plan, id]);
  return (
    <Section
      title={t('title')}
      count={photos.length}
      action={!access.attach && <AddPhotosButton task={task} size="small" />}
    >
      {photos.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <PhotoStrip label={t('title')} photos={photos} side={72} most={11} />
      )}
    </Section>
  );
}
