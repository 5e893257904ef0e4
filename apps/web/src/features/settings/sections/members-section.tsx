import { ProjectMembersSection } from '../../members/members-section';
import { useProject } from '../../projects/use-project';

/** Who works on the project, with what roles. */
export function MembersSection() {
  const { project } = useProject()!;
  return <ProjectMembersSection projectId={project.id} />;
}
