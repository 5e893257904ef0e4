import { Controller, Get, Module } from '@nestjs/common';
import { bootService } from '../boot/boot-service';
import { KitModule } from '../boot/kit.module';
import type { BaseConfig } from '../config/base-config';

/** A whole service as a process, for the tests of starting and stopping. */
const config = JSON.parse(process.argv[2] ?? '') as BaseConfig;
const name = 'booted';

@Controller()
class SlowController {
  @Get('slow')
  async slow() {
    process.stdout.write('asked\n');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { answered: true };
  }

  /** Which of the libraries of traces this process has loaded. */
  @Get('internal/traces')
  traces() {
    return Object.keys(require.cache).filter((file) => /@opentelemetry.(sdk-trace|exporter)/.test(file));
  }
}

@Module({
  imports: [KitModule.forRoot({ name, config, database: true, redis: true })],
  controllers: [SlowController],
})
class BootedModule {}

void bootService({ name, module: BootedModule, config, rpc: true });
