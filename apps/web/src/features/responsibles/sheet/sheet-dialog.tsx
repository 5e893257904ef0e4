import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { useFilePicker } from '../../../base/fields/use-file-picker';
import { DownloadIcon, FileIcon } from '../../../base/icons/icons';
import { SheetFailure } from '../../sheet-import/sheet-failure';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { type Accounts, accountWith } from '../person-row';
import { LineProblems } from './line-problems';
import { MAX_PEOPLE, type FileRead, readPeopleFile } from './read-people-file';
import { useTemplate } from './use-template';

interface Props {
  readonly plan: Plan;
  readonly accounts: Accounts;
  readonly onClose: () => void;
}

const ACCEPTED = '.xlsx,.csv';

/** People from a spreadsheet: read here, shown with what is wrong, and added in one action. */
export function SheetDialog({ plan, accounts, onClose }: Props) {
  const { t } = useTranslation('responsibles');
  const change = usePlanChange();
  const saveTemplate = useTemplate();
  const [read, setRead] = useState<FileRead | null>(null);
  const [fileName, setFileName] = useState('');
  const people = read?.ok ? read.people : [];
  const take = async (file: File) => {
    setFileName(file.name);
    setRead(
      await readPeopleFile(
        file,
        plan.responsibles.rows.map(({ email }) => email),
      ),
    );
  };
  const picker = useFilePicker({ accept: ACCEPTED, label: t('sheet.choose'), onFile: take });
  const add = () => {
    const responsibles = people.map((person) => ({
      ...person,
      userId: accountWith(person.email, accounts)?.id ?? null,
    }));
    if (change({ type: 'ADD_RESPONSIBLES', payload: { responsibles } })) onClose();
  };
  return (
    <FormDialog
      title={t('sheet.title')}
      submit={t('sheet.add', { count: people.length })}
      ready={people.length > 0}
      onSubmit={add}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('sheet.detail', { max: MAX_PEOPLE })}</DialogContentText>
      <Button variant="outlined" startIcon={<FileIcon />} onClick={picker.open} sx={{ mr: 2 }}>
        {t(read ? 'sheet.another' : 'sheet.choose')}
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={saveTemplate}>
        {t('sheet.template')}
      </Button>
      {picker.input}
      {read && <Result read={read} fileName={fileName} />}
    </FormDialog>
  );
}

function Result({ read, fileName }: { readonly read: FileRead; readonly fileName: string }) {
  const { t } = useTranslation('responsibles');
  if (!read.ok) {
    const { failure } = read;
    return (
      <Box sx={{ mt: 4 }}>
        {failure === 'noNameColumn' ? (
          <Alert severity="error">{t('sheet.noNameColumn')}</Alert>
        ) : (
          <SheetFailure failure={failure} />
        )}
      </Box>
    );
  }
  return (
    <>
      <Alert severity={read.people.length > 0 ? 'success' : 'warning'} sx={{ mt: 4 }}>
        {t('sheet.found', { count: read.people.length, file: fileName })}
      </Alert>
      <LineProblems problems={read.problems} />
    </>
  );
}
