import { Navigate } from 'react-router';
import { FIELD_PATH, projectPath } from '../../base/paths';
import { useFieldStart } from '../../features/field/use-field-start';
import { ProjectListPage } from '../../features/project-list/project-list-page';

/** `/`: the projects; for who works on site with a phone, once after coming, the own tasks. */
export function StartPage() {
  const projectId = useFieldStart();
  return projectId === null ? (
    <ProjectListPage />
  ) : (
    <Navigate to={projectPath(FIELD_PATH, projectId)} replace />
  );
}
