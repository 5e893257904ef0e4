import type { DashboardName, ReportFilter } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../base/api/api-failure';
import { useAppDispatch } from '../../../base/hooks';
import type { Language } from '../../../base/i18n';
import { failureShown } from '../../../base/messages/messages-slice';
import { useShownDay } from '../../../base/use-day';
import { download } from '../../exports/download';
import { dashboardPdf } from './dashboard-pdf-api';

export interface PdfOf {
  readonly dashboard: DashboardName;
  readonly projectId: string;
  /** What its file is named after: the project, and what it is narrowed to. */
  readonly projectName: string;
  /** Null for the whole project. */
  readonly filter: ReportFilter | null;
}

/** Downloads a dashboard as a PDF: whether one is being made, and how one is had made. A failure is told over the page. */
export function useDashboardPdf({ dashboard, projectId, projectName, filter }: PdfOf) {
  const { t, i18n } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const date = useShownDay();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [pdf, { tableFileName }] = await Promise.all([
        dashboardPdf(projectId, dashboard, i18n.language as Language, filter),
        import('../../exports/table-writers'),
      ]);
      const title = t(`dashboard.${dashboard}`);
      download(tableFileName({ title, project: projectName, date }, 'pdf'), pdf);
    } catch (error) {
      dispatch(failureShown(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, save: () => void save() };
}
