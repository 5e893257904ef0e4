import { list, object } from '../../shape/shape';
import { LARGE, defineAction } from '../action';
import { rowId } from '../payload-fields';
import { LAG, LINK_TYPE } from './link-checks';
import { MAX_LINKS_OF_A_SIDE, replaceLinks } from './replaced-links';

export const SET_PREDECESSORS = defineAction({
  type: 'SET_PREDECESSORS',
  summary:
    'Makes a task depend on these others and on no more; a link that stays as it is stays the same one.',
  payload: object({
    id: rowId,
    links: list(object({ source: rowId, type: LINK_TYPE, lag: LAG }), MAX_LINKS_OF_A_SIDE),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide: (plan, { id, links }, context) =>
    replaceLinks(
      plan,
      id,
      'into',
      links.map((link) => ({ ...link, target: id })),
      context,
    ),
});
