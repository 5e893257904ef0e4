import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RowsOfFile } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Column } from '../../base/grid/column';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import { RefusalLinkButton } from '../../base/messages/refusal-link-button';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ROW_PROBLEM_COLUMNS, type RowProblem } from '../../columns/row-problem-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { refusalLink } from '../../plan/messages/refusal-link';
import { selectPlan } from '../../plan/state/plan-selectors';
import { UnnamedTasksAlerts } from './unnamed-tasks-alerts';

interface Props {
  readonly fileName: string;
  readonly rows: RowsOfFile;
  /** The dialog makes way for a task. */
  readonly onLeave: () => void;
}

/** Lines that are named one by one: more are nobody's reading. */
const NAMED = 20;
const listed = (lines: readonly number[]): string =>
  [...lines.slice(0, NAMED), ...(lines.length > NAMED ? ['…'] : [])].join(', ');

/** Rows with errors that are drawn: the list is as long as it is, in a dialog that scrolls. When these are mended the others follow. */
const DRAWN = 200;

/** What the file's rows come to: those that come in, those that change nothing, whom they leave out, those that are wrong and why. */
export function RowsRead({ fileName, rows: { updated, empty, unnamed, problems }, onLeave }: Props) {
  const { t } = useTranslation('sheetImport');
  return (
    <Box component="section" aria-label={fileName} sx={{ mt: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 2, overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      {updated.length > 0 && <Alert severity="success">{t('updated', { count: updated.length })}</Alert>}
      {empty.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('empty', { count: empty.length, lines: listed(empty) })}
        </Alert>
      )}
      {unnamed && <UnnamedTasksAlerts {...unnamed} />}
      {problems.length > 0 && (
        <>
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('problems', { count: problems.length })}
          </Alert>
          <Problems fileName={fileName} problems={problems} onLeave={onLeave} />
        </>
      )}
    </Box>
  );
}

function Problems({ fileName, problems, onLeave }: Pick<RowsOfFile, 'problems'> & Omit<Props, 'rows'>) {
  const { t } = useTranslation('sheetImport');
  const failureText = useFailureText();
  const about = useMemo(
    () => ({
      textOf: (problem: RowProblem) => {
        const { code, params, taskCode } = problem;
        const text = failureText({ code, params: { ...params } });
        return isNamedIn(problem) ? text : t('problemOf', { taskCode, text });
      },
    }),
    [failureText, t],
  );
  const told = useColumns(ROW_PROBLEM_COLUMNS, useWords(), about);
  const seen = useLinkColumn(onLeave);
  const grid = useGrid({
    name: t('list', { fileName }),
    columns: useMemo(() => [...told, seen], [told, seen]),
    rows: useMemo(() => problems.slice(0, DRAWN), [problems]),
    idOf,
    wraps: true,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <GridTable grid={grid} />
      {problems.length > DRAWN && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('moreProblems', { count: problems.length - DRAWN })}
        </Typography>
      )}
    </Box>
  );
}

/** Leads to the restriction, or to the task, that a problem speaks of. */
function useLinkColumn(onLeave: () => void): Column<RowProblem> {
  const store = useStore<Parameters<typeof selectPlan>[0]>();
  return useMemo(
    () => ({
      id: 'link',
      kind: 'text',
      head: '',
      width: 72,
      isTool: true,
      value: () => null,
      text: () => '',
      draw: (problem) => {
        const plan = selectPlan(store.getState());
        const link = plan && refusalLink(plan, problem);
        return link && <RefusalLinkButton to={link} about={problem.taskCode} onLeave={onLeave} />;
      },
    }),
    [store, onLeave],
  );
}

/** Whether the words of a problem say which task they are about, or the row does not. */
const isNamedIn = ({ params, taskCode }: RowProblem): boolean =>
  taskCode === '' || 'taskCode' in params || 'task' in params;
const idOf = ({ line }: RowProblem): string => String(line);
