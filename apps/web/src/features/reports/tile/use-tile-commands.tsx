import { type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../base/commands/use-command-menu';
import { useAppDispatch } from '../../../base/hooks';
import { DownloadIcon, FileIcon } from '../../../base/icons/icons';
import { messageShown } from '../../../base/messages/messages-slice';
import { useShownDay } from '../../../base/use-day';
import { download } from '../../exports/download';
import { TABLE_FORMATS, useSaveTable } from '../../exports/use-save-table';
import type { ExportTable } from '@plomada/interchange';

interface Tile {
  readonly name: string;
  readonly projectName: string;
  /** Up to when its figures go. */
  readonly cutOff?: string;
  /** Where its chart is drawn. */
  readonly body: RefObject<HTMLElement | null>;
  readonly hasChart: boolean;
  readonly table: () => ExportTable;
}

/** What a report can be taken away as: its table as a file or to paste, its chart as a picture. */
export function useTileCommands(tile: Tile): readonly Command[] {
  const { name, projectName, cutOff, body, hasChart, table } = tile;
  const { t } = useTranslation(['reports', 'exports']);
  const dispatch = useAppDispatch();
  const [, saveTable] = useSaveTable();
  const date = useShownDay();
  const savePicture = async (form: 'png' | 'svg') => {
    try {
      const [{ chartSvg, pngOf }, { tableFileName }] = await Promise.all([
        import('../../../base/charts/chart-image'),
        import('../../exports/table-writers'),
      ]);
      const subtitle = [projectName, cutOff].filter(Boolean).join(' · ');
      const svg = body.current && chartSvg(body.current, { title: name, subtitle });
      if (!svg) throw new Error('no chart is drawn');
      const content = form === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
      download(tableFileName({ title: name, project: projectName, date }, form), content);
    } catch (error) {
      console.error(error);
      dispatch(messageShown({ severity: 'error', key: 'exports:failed' }));
    }
  };
  return [
    ...TABLE_FORMATS.map((way) => ({
      name: way,
      label: t(`exports:viewAs.${way}`),
      icon: <DownloadIcon />,
      run: () => void saveTable(table(), projectName, way),
    })),
    ...(hasChart
      ? PICTURES.map((form) => ({
          name: form,
          label: t(`reports:tile.${form}`),
          icon: <FileIcon />,
          run: () => void savePicture(form),
        }))
      : []),
  ];
}

const PICTURES = ['png', 'svg'] as const;
