import { Controller, Get } from '@nestjs/common';
import { allProjects, lastUpdate, type Session } from '@plomada/contracts';
import { notFound, RpcClient } from '@plomada/service-kit';
import { AnySession, InProject } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/project')
export class LastUpdateController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('lastUpdate/:id')
  @InProject('viewProject', 'id')
  @Describe({
    summary: 'Who changed the plan last, and when',
    answer: lastUpdate.response.shape.updates.element,
  })
  async ofProject(@ParsedParam('id') projectId: string) {
    const { updates } = await this.rpc.call(lastUpdate, { projectIds: [projectId] });
    const [update] = updates;
    if (!update) throw notFound('NOT_FOUND');
    return update;
  }

  @Get('lastUpdateBusiness/:businessId')
  @AnySession()
  @Describe({
    summary: 'The same for all projects of a business that the caller may see',
    answer: lastUpdate.response,
  })
  async ofBusiness(@Caller() session: Session, @ParsedParam('businessId') businessId: string) {
    const { businesses } = await this.rpc.call(allProjects, { userId: session.user.id });
    // An id may be a word that every object answers to ('constructor').
    const business = Object.hasOwn(businesses, businessId) ? businesses[businessId] : undefined;
    if (!business) throw notFound('NOT_FOUND');
    const projectIds = business.projects.map(({ id }) => id).slice(0, 1000);
    return this.rpc.call(lastUpdate, { projectIds });
  }
}
