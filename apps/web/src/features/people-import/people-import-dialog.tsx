import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { DownloadIcon, FileIcon } from '../../base/icons/icons';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ExportTableButton } from '../exports/export-table-button';
import { useSaveTable } from '../exports/use-save-table';
import { SheetFailure } from '../sheet-import/sheet-failure';
import { PeopleNotInFile } from './people-not-in-file';
import { countsOf, type LineResult, useLineResults } from './import-results';
import { usePeopleTables } from './people-tables';
import type { NamedProject } from './project-roles-text';
import { MAX_LINES } from './read-people';
import { ResultsTable } from './results-table';
import { type PeopleImport, usePeopleImport } from './use-people-import';

interface Props {
  readonly businessId: string;
  readonly businessName: string;
  readonly projects: readonly NamedProject[];
  /** `changed`: whether somebody was invited or changed meanwhile. */
  readonly onClose: (changed: boolean) => void;
}

const ACCEPTED = '.csv,.xlsx';

/** People of a business from a list: chosen, looked at line by line, confirmed, and told. */
export function PeopleImportDialog({ businessId, businessName, projects, onClose }: Props) {
  const { t } = useTranslation('peopleImport');
  const { state, choose, confirm } = usePeopleImport(businessId, projects);
  const resultsOf = useLineResults(projects);
  const { resultsOf: tableOf } = usePeopleTables(projects);
  const results =
    state.step === 'preview' || state.step === 'done' ? resultsOf(state.file, state.outcomes) : [];
  const { invite, change } = countsOf(results);
  const isBusy = state.step === 'reading' || state.step === 'importing';
  const isDone = state.step === 'done';
  const tense = isDone ? 'done' : 'preview';
  return (
    <FormDialog
      title={t('title')}
      submit={isDone ? null : t('submit', { count: invite + change })}
      ready={state.step === 'preview' && invite + change > 0}
      busy={isBusy}
      maxWidth="md"
      beside={
        results.length > 0 && <ExportTableButton view={() => tableOf(results, tense)} of={businessName} />
      }
      onSubmit={() => void confirm()}
      onClose={() => onClose(isDone)}
    >
      <Step state={state} results={results} onFile={(file) => void choose(file)}>
        <Template businessName={businessName} projects={projects} />
      </Step>
    </FormDialog>
  );
}

interface StepProps {
  readonly state: PeopleImport;
  readonly results: readonly LineResult[];
  readonly onFile: (file: File) => void;
  /** The file to begin with. */
  readonly children: ReactNode;
}

function Step({ state, results, onFile, children }: StepProps) {
  const { t } = useTranslation('peopleImport');
  if (state.step === 'reading') return <Doing label={t('reading', { file: state.name })} percent={null} />;
  if (state.step === 'importing') {
    const { done, file } = state;
    const total = file.lines.length;
    return <Doing label={t('importing', { done, count: total })} percent={(done / total) * 100} />;
  }
  if (state.step === 'choosing') {
    return (
      <>
        <DialogContentText sx={{ mb: 4 }}>{t('intro', { max: MAX_LINES })}</DialogContentText>
        <Choice label={t('choose')} onFile={onFile} />
        {children}
        {state.failure && <Box sx={{ mt: 4 }}>{<Refusal failure={state.failure} />}</Box>}
      </>
    );
  }
  const { file } = state;
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
      {state.step === 'done' && <Done failure={state.failure} />}
      <ResultsTable tense={state.step} results={results} />
      <PeopleNotInFile people={file.absent} />
      {state.step === 'preview' && <Choice label={t('another')} onFile={onFile} />}
    </>
  );
}

function Choice({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const picker = useFilePicker({ accept: ACCEPTED, label, onFile });
  return (
    <>
      <Button variant="outlined" startIcon={<FileIcon />} onClick={picker.open} sx={{ mr: 2 }}>
        {label}
      </Button>
      {picker.input}
    </>
  );
}

function Template({ businessName, projects }: Pick<Props, 'businessName' | 'projects'>) {
  const { t } = useTranslation('peopleImport');
  const { template } = usePeopleTables(projects);
  const [busy, save] = useSaveTable();
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void save(template(), businessName)}
    >
      {t('template')}
    </Button>
  );
}

function Refusal({ failure }: { readonly failure: NonNullable<ChoosingFailure> }) {
  const { t } = useTranslation('peopleImport');
  return failure === 'noEmailColumn' ? (
    <Alert severity="error">{t('noEmailColumn')}</Alert>
  ) : (
    <SheetFailure failure={failure} />
  );
}

type ChoosingFailure = Extract<PeopleImport, { step: 'choosing' }>['failure'];

function Done({ failure }: Pick<Extract<PeopleImport, { step: 'done' }>, 'failure'>) {
  const { t } = useTranslation('peopleImport');
  const textOf = useFailureText();
  return (
    <Alert severity={failure ? 'warning' : 'success'} sx={{ mt: 3 }}>
      {failure ? t('stopped', { why: textOf(failure) }) : t('finished')}
    </Alert>
  );
}

function Doing({ label, percent }: { readonly label: string; readonly percent: number | null }) {
  return (
    <Box sx={{ py: 4 }}>
      <Typography role="status" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <LinearProgress
        variant={percent === null ? 'indeterminate' : 'determinate'}
        {...(percent !== null && { value: percent })}
        aria-label={label}
      />
    </Box>
  );
}
