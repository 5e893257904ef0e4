import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { rate, rating, ratingAnswer, ratingOf, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { InProject } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/rating')
export class RatingController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':project')
  @InProject('viewProject', 'project')
  @Describe({
    summary: 'The own rating of working on a project, null before the first',
    answer: ratingAnswer,
  })
  own(@Caller() session: Session, @ParsedParam('project') projectId: string) {
    return this.rpc.call(ratingOf, { userId: session.user.id, projectId });
  }

  @Post(':project/:rating')
  @HttpCode(200)
  @InProject('viewProject', 'project')
  @Describe({
    summary: 'Rates working on a project, 1 to 5; a later rating replaces it',
    answer: ratingAnswer,
  })
  rate(
    @Caller() session: Session,
    @ParsedParam('project') projectId: string,
    @ParsedParam('rating', rating) given: number,
  ) {
    return this.rpc.call(rate, { userId: session.user.id, projectId, rating: given });
  }
}
