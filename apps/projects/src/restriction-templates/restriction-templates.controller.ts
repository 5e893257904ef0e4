import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { RestrictionTemplates } from './restriction-templates';

@Controller()
export class RestrictionTemplatesController {
  constructor(private readonly templates: RestrictionTemplates) {}

  @HandleRpc(contracts.restrictionTemplatesOf)
  of({ businessId }: z.infer<typeof contracts.restrictionTemplatesOf.request>) {
    return this.templates.of(businessId);
  }

  @HandleRpc(contracts.restrictionTemplatesFor)
  forProject({ projectId }: z.infer<typeof contracts.restrictionTemplatesFor.request>) {
    return this.templates.forProject(projectId);
  }

  @HandleRpc(contracts.saveRestrictionTemplate)
  save({ businessId, templateId, template }: z.infer<typeof contracts.saveRestrictionTemplate.request>) {
    return this.templates.save(businessId, templateId, template);
  }

  @HandleRpc(contracts.removeRestrictionTemplate)
  remove({ businessId, templateId }: z.infer<typeof contracts.removeRestrictionTemplate.request>) {
    return this.templates.remove(businessId, templateId);
  }
}
