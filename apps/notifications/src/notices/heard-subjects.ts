import { membershipsOf } from '@plomada/contracts';
import { NOTICE_SUBJECTS, type NoticeSubject, type Role, subjectsHeard } from '@plomada/domain';
import { RpcClient } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';

/** What a person can be told of at all, in whatever project: what they are asked to choose among. */
@Injectable()
export class HeardSubjects {
  constructor(private readonly rpc: RpcClient) {}

  async of(userId: string): Promise<readonly NoticeSubject[]> {
    const { platform, businesses, projects } = await this.rpc.call(membershipsOf, { userId });
    const inBusiness = new Map<string, readonly Role[]>(
      businesses.map(({ businessId, roles }) => [businessId, roles]),
    );
    const places: readonly (readonly Role[])[] = [
      platform,
      ...inBusiness.values(),
      ...projects.map(({ businessId, roles }) => [...(inBusiness.get(businessId) ?? []), ...roles]),
    ];
    const heard = new Set(places.flatMap(subjectsHeard));
    return NOTICE_SUBJECTS.filter((subject) => heard.has(subject));
  }
}
