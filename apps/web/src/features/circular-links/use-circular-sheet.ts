import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { download } from '../exports/download';
import { todayOf } from '../../plan/state/author';
import { selectSummary } from '../../plan/state/plan-selectors';

const ENDS = ['source', 'target'] as const;
const OF_END = ['id', 'name', 'kind', 'start', 'end'] as const;

/** Downloads the links in circles as a spreadsheet of 13 columns. */
export function useCircularSheet(plan: Plan): () => Promise<void> {
  const { t } = useTranslation(['circularLinks', 'gantt']);
  const dispatch = useAppDispatch();
  const summary = useAppSelector(selectSummary)!;
  return async () => {
    try {
      const { circularLinksFileName, writeCircularLinks, XLSX_MIME } =
        await import('../exports/table-writers');
      const bytes = writeCircularLinks(plan, {
        sheet: t('title'),
        heads: [
          t('sheet.group'),
          t('gantt:link.type'),
          t('column.lag'),
          ...ENDS.flatMap((end) => OF_END.map((what) => t(`sheet.${end}.${what}`))),
        ],
        linkTypes: {
          '0': t('gantt:link.type0'),
          '1': t('gantt:link.type1'),
          '2': t('gantt:link.type2'),
          '3': t('gantt:link.type3'),
        },
        kinds: { task: t('kind.task'), milestone: t('kind.milestone'), summary: t('kind.summary') },
      });
      const name = circularLinksFileName({
        business: summary.business.name,
        project: summary.name,
        projectId: summary.projectId,
        title: t('title'),
        date: todayOf(plan),
      });
      download(name, new Blob([new Uint8Array(bytes)], { type: XLSX_MIME }));
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    }
  };
}
