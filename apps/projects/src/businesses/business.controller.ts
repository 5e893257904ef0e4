import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { CreateBusiness } from './create-business';
import { EditBusiness } from './edit-business';

@Controller()
export class BusinessController {
  constructor(
    private readonly creation: CreateBusiness,
    private readonly edits: EditBusiness,
  ) {}

  @HandleRpc(contracts.createBusiness)
  createBusiness(request: z.infer<typeof contracts.createBusiness.request>) {
    return this.creation.execute(request);
  }

  @HandleRpc(contracts.getBusinessSettings)
  settings({ businessId }: z.infer<typeof contracts.getBusinessSettings.request>) {
    return this.edits.settings(businessId);
  }

  @HandleRpc(contracts.editBusiness)
  edit({ businessId, profile }: z.infer<typeof contracts.editBusiness.request>) {
    return this.edits.profile(businessId, profile);
  }

  @HandleRpc(contracts.setBusinessModules)
  setModules({ businessId, modules }: z.infer<typeof contracts.setBusinessModules.request>) {
    return this.edits.modules(businessId, modules);
  }
}
