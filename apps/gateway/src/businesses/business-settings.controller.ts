import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { InBusiness } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

const modulesBody = z.object({ modules: contracts.businessModules });
const { businessList, businessProfile, businessSettings, listEntry, listEntryChange, newListEntry } =
  contracts;

/** What a business says of itself, and the words that it plans with. */
@Controller('api/business')
export class BusinessSettingsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':id/settings')
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Profile, modules and whole lists of a business', answer: businessSettings })
  settings(@ParsedParam('id') businessId: string) {
    return this.rpc.call(contracts.getBusinessSettings, { businessId });
  }

  @Put(':id')
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Changes the company profile', body: businessProfile, answer: businessSettings })
  edit(
    @ParsedParam('id') businessId: string,
    @ParsedBody(businessProfile) profile: z.output<typeof businessProfile>,
  ) {
    return this.rpc.call(contracts.editBusiness, { businessId, profile });
  }

  @Put(':id/modules')
  @InBusiness('manageModules', 'id')
  @Describe({ summary: 'Gives a business its modules', body: modulesBody, answer: businessSettings })
  setModules(
    @ParsedParam('id') businessId: string,
    @ParsedBody(modulesBody) { modules }: z.output<typeof modulesBody>,
  ) {
    return this.rpc.call(contracts.setBusinessModules, { businessId, modules });
  }

  @Post(':id/lists/:list')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Adds a word to a list of the business', body: newListEntry, answer: listEntry })
  addEntry(
    @ParsedParam('id') businessId: string,
    @ParsedParam('list', businessList) list: contracts.BusinessList,
    @ParsedBody(newListEntry) entry: z.output<typeof newListEntry>,
  ) {
    return this.rpc.call(contracts.addListEntry, { businessId, list, entry });
  }

  @Put(':id/lists/:list/:entryId')
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Renames a word, or offers it no longer', body: listEntryChange, answer: listEntry })
  changeEntry(
    @ParsedParam('id') businessId: string,
    @ParsedParam('list', businessList) list: contracts.BusinessList,
    @ParsedParam('entryId') entryId: string,
    @ParsedBody(listEntryChange) change: z.output<typeof listEntryChange>,
  ) {
    return this.rpc.call(contracts.changeListEntry, { businessId, list, entryId, change });
  }

  @Delete(':id/lists/:list/:entryId')
  @InBusiness('manageBusiness', 'id')
  @Describe({
    summary: 'Removes a word that no plan was written with',
    answer: contracts.removeListEntry.response,
  })
  removeEntry(
    @ParsedParam('id') businessId: string,
    @ParsedParam('list', businessList) list: contracts.BusinessList,
    @ParsedParam('entryId') entryId: string,
  ) {
    return this.rpc.call(contracts.removeListEntry, { businessId, list, entryId });
  }

  @Get(':id/report')
  @InBusiness('viewCompanyReport', 'id')
  @Describe({ summary: 'How the projects of a business stand', answer: contracts.companyReport })
  report(@ParsedParam('id') businessId: string) {
    return this.rpc.call(contracts.companyReportOf, { businessId });
  }
}
