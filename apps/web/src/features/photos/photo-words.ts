import type { Photo } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** Who took a photo and when, in words. */
export function usePhotoWords(): (photo: Photo) => string {
  const { t } = useTranslation('photos');
  const format = useFormat();
  return useCallback(({ name, takenAt }) => t('by', { name, when: format.date(takenAt) }), [t, format]);
}
