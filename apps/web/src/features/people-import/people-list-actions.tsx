import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { UploadIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { ExportTableButton } from '../exports/export-table-button';
import { selectBusinesses } from '../projects/projects-slice';
import { peopleOf } from './people-import-api';
import { usePeopleTables } from './people-tables';
import type { NamedProject } from './project-roles-text';

/** With what reads spreadsheets. */
const PeopleImportDialog = lazy(async () => ({
  default: (await import('./people-import-dialog')).PeopleImportDialog,
}));

interface Props {
  readonly businessId: string;
  readonly onChanged: () => void;
}

const NONE: readonly NamedProject[] = [];

/** The people of a business as a list: taken away, and brought in. */
export function PeopleListActions({ businessId, onChanged }: Props) {
  const { t } = useTranslation('peopleImport');
  const business = useAppSelector(selectBusinesses).find(({ id }) => id === businessId);
  const projects =
    business?.projects.map(({ id, projectId, name }) => ({ id, code: projectId, name })) ?? NONE;
  const { listOf } = usePeopleTables(projects);
  const [open, setOpen] = useState(false);
  const of = business?.name ?? '';
  const close = (changed: boolean) => {
    setOpen(false);
    if (changed) onChanged();
  };
  return (
    <>
      <ExportTableButton view={async () => listOf(await peopleOf(businessId))} of={of} />
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)} sx={{ mr: 2 }}>
        <ToolLabel>{t('button')}</ToolLabel>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PeopleImportDialog businessId={businessId} businessName={of} projects={projects} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
