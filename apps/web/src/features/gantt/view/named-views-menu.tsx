import type { Filters } from '../../../base/grid/filters';
import { useSavedViews } from '../../../base/grid/use-saved-views';
import { ViewsMenu } from '../../../base/grid/views-menu';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { selectPlanFilter } from '../../../plan/filter/plan-filter-slice';
import { lookingAt, lookOf, type NamedView, namedView } from './named-view';

interface Props {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const OPENS_BY_ITSELF = (): void => {};

/** The saved views of the Gantt, in the menu that all tables have for theirs. */
export function NamedViewsMenu({ anchor, onClose }: Props) {
  const dispatch = useAppDispatch();
  const gantt = useAppSelector((state) => state.gantt);
  const filter = useAppSelector(selectPlanFilter);
  const saved = useSavedViews('gantt', 'project', OPENS_BY_ITSELF);
  const { view, filters } = namedView(gantt, filter);
  const look = (view: NamedView['view'], filters: Filters) => {
    const chosen = lookOf({ view, filters: filters as NamedView['filters'] });
    if (chosen) for (const action of lookingAt(chosen)) dispatch(action);
  };
  return (
    <ViewsMenu
      viewed={{ saved, view, filtered: filters as Filters, look }}
      anchor={anchor}
      onClose={onClose}
    />
  );
}
