import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@plomada/service-kit';
import type { AuthConfig } from '../config';
import { Credentials } from '../passwords/credentials';
import { UserRepository } from '../users/user.repository';

/**
 * A platform without a root could never get one: the first is made at start, from the configuration. In a deployment whoever can
 * read that knows the password, so that its first login chooses another.
 */
@Injectable()
export class FirstRoot implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstRoot.name);

  constructor(
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const {
      PLOMADA_MODE,
      BOOTSTRAP_ROOT_EMAIL: email,
      BOOTSTRAP_ROOT_PASSWORD,
      BOOTSTRAP_ROOT_PASSWORD_FILE,
    } = this.config;
    const password = BOOTSTRAP_ROOT_PASSWORD ?? BOOTSTRAP_ROOT_PASSWORD_FILE;
    if (!email || !password || (await this.users.hasRoot())) return;
    const { user } = await this.users.findOrCreate({ email, firstName: 'Root', lastName: '' });
    await this.credentials.setFirst(user._id, password, { isTemporary: PLOMADA_MODE === 'deployed' });
    // Last, so that a start that was cut off before is tried again at the next one.
    await this.users.makeRoot(user._id);
    this.logger.log('The first root was made');
  }
}
