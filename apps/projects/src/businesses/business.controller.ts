import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { CreateBusiness } from './create-business';

@Controller()
export class BusinessController {
  constructor(private readonly creation: CreateBusiness) {}

  @HandleRpc(contracts.createBusiness)
  createBusiness(request: z.infer<typeof contracts.createBusiness.request>) {
    return this.creation.execute(request);
  }
}
