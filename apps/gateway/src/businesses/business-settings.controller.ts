import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

const modulesBody = z.object({ modules: contracts.businessModules });
const { businessList, businessProfile, businessSettings, listEntry, listEntryChange, newListEntry } =
  contracts;

/** What a business says of itself, and the words that it plans with. */
@Controller('api/business')
export class BusinessSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get(':id/settings')
  @Describe({ summary: 'Profile, modules and whole lists of a business', answer: businessSettings })
  async settings(@Caller() session: contracts.Session, @ParsedParam('id') businessId: string) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(contracts.getBusinessSettings, { businessId });
  }

  @Put(':id')
  @Describe({ summary: 'Changes the company profile', body: businessProfile, answer: businessSettings })
  async edit(
    @Caller() session: contracts.Session,
    @ParsedParam('id') businessId: string,
    @ParsedBody(businessProfile) profile: z.output<typeof businessProfile>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(contracts.editBusiness, { businessId, profile });
  }

  @Put(':id/modules')
  @Describe({ summary: 'Gives a business its modules', body: modulesBody, answer: businessSettings })
  async setModules(
    @Caller() session: contracts.Session,
    @ParsedParam('id') businessId: string,
    @ParsedBody(modulesBody) { modules }: z.output<typeof modulesBody>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageModules');
    return this.rpc.call(contracts.setBusinessModules, { businessId, modules });
  }

  @Post(':id/lists/:list')
  @HttpCode(200)
  @Describe({ summary: 'Adds a word to a list of the business', body: newListEntry, answer: listEntry })
  async addEntry(
    @Caller() session: contracts.Session,
    @ParsedParam('id') businessId: string,
    @ParsedParam('list', businessList) list: contracts.BusinessList,
    @ParsedBody(newListEntry) entry: z.output<typeof newListEntry>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(contracts.addListEntry, { businessId, list, entry });
  }

  @Put(':id/lists/:list/:entryId')
  @Describe({ summary: 'Renames a word, or offers it no longer', body: listEntryChange, answer: listEntry })
  async changeEntry(
    @Caller() session: contracts.Session,
    @ParsedParam('id') businessId: string,
    @ParsedParam('list', businessList) list: contracts.BusinessList,
    @ParsedParam('entryId') entryId: string,
    @ParsedBody(listEntryChange) change: z.output<typeof listEntryChange>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(contracts.changeListEntry, { businessId, list, entryId, change });
  }

  @Delete(':id/lists/:list/:entryId')
  @Describe({
    summary: 'Removes a word that no plan was written with',
    answer: contracts.removeListEntry.response,
  })
  async removeEntry(
    @Caller() session: contracts.Session,
    @ParsedParam('id') businessId: string,
    @ParsedParam('list', businessList) list: contracts.BusinessList,
    @ParsedParam('entryId') entryId: string,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(contracts.removeListEntry, { businessId, list, entryId });
  }

  @Get(':id/report')
  @Describe({ summary: 'How the projects of a business stand', answer: contracts.companyReport })
  async report(@Caller() session: contracts.Session, @ParsedParam('id') businessId: string) {
    await this.access.toBusiness(session, businessId, 'viewCompanyReport');
    return this.rpc.call(contracts.companyReportOf, { businessId });
  }
}
