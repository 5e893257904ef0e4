import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { BusinessLists } from './business-lists';

@Controller()
export class ListsController {
  constructor(private readonly lists: BusinessLists) {}

  @HandleRpc(contracts.addListEntry)
  addListEntry({ entry, ...place }: z.infer<typeof contracts.addListEntry.request>) {
    return this.lists.add(place, entry.name);
  }

  @HandleRpc(contracts.changeListEntry)
  changeListEntry({ entryId, change, ...place }: z.infer<typeof contracts.changeListEntry.request>) {
    return this.lists.change(place, entryId, change);
  }

  @HandleRpc(contracts.removeListEntry)
  async removeListEntry({ entryId, ...place }: z.infer<typeof contracts.removeListEntry.request>) {
    await this.lists.remove(place, entryId);
    return {};
  }
}
