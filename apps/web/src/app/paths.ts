/** The addresses of the product (platform spec, section 2). The selected project travels as `?project=`, so that a link survives a reload. */
export const PROJECT_PARAM = 'project';

export function projectPath(path: string, projectId: string): string {
  return `${path}?${PROJECT_PARAM}=${encodeURIComponent(projectId)}`;
}
