import { containerPath } from '../../base/paths';

export const NEW_CONTAINER_PATH = '/new_container';
export const EDIT_CONTAINER_PATH = '/edit_container';
export const editContainerPath = (containerId: string): string =>
  containerPath(EDIT_CONTAINER_PATH, containerId);
