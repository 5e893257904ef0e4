import { writeTable, XLSX_MIME } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { download } from '../../exports/download';

const FIELDS = ['firstName', 'lastName', 'email', 'company', 'function', 'role', 'isActive'] as const;

/** Saves a sheet with the headers that are read, and one person as an example. */
export function useTemplate(): () => void {
  const { t } = useTranslation('responsibles');
  return () => {
    const example = [
      t('sheet.exampleFirstName'),
      t('sheet.exampleLastName'),
      'luis@example.com',
      '',
      t('sheet.exampleFunction'),
      t('role.user'),
      t('sheet.exampleActive'),
    ];
    const bytes = writeTable({
      name: t('title'),
      columns: FIELDS.map((field) => ({ head: t(`fields.${field}`), holds: 'text' as const })),
      lines: [example],
    });
    download(`${t('sheet.templateFile')}.xlsx`, new Blob([new Uint8Array(bytes)], { type: XLSX_MIME }));
  };
}
