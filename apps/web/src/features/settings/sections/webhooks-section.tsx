import { Webhooks } from '../../connections/webhooks';
import { useProject } from '../../projects/use-project';

/** Which programs are told what happens on the project. */
export function WebhooksSection() {
  const { project } = useProject()!;
  return <Webhooks of="project" id={project.id} />;
}
