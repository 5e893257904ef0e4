/** The container travels as `?container=`, so that a link survives a reload. */
export const CONTAINER_PARAM = 'container';

export const NEW_CONTAINER_PATH = '/new_container';
export const editContainerPath = (containerId: string): string =>
  `/edit_container?${CONTAINER_PARAM}=${encodeURIComponent(containerId)}`;
