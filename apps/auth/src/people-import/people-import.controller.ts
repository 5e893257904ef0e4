import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ImportPeople } from './import-people';

@Controller()
export class PeopleImportController {
  constructor(private readonly importing: ImportPeople) {}

  @HandleRpc(contracts.peopleOfBusiness)
  async people({ businessId }: z.infer<typeof contracts.peopleOfBusiness.request>) {
    return { people: await this.importing.people(businessId) };
  }

  @HandleRpc(contracts.previewPeople)
  async preview(request: z.infer<typeof contracts.previewPeople.request>) {
    return { outcomes: await this.importing.preview(request) };
  }

  @HandleRpc(contracts.importPeople)
  import(request: z.infer<typeof contracts.importPeople.request>) {
    return this.importing.execute(request);
  }
}
