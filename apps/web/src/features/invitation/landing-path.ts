import { projectPath } from '../../base/paths';
import type { Joined } from './invitation-api';

/** Where somebody who joined begins: in the project, or at the projects of the business. */
export const landingPath = ({ projectId }: Joined): string =>
  projectId === null ? '/' : projectPath('/gantt', projectId);
