import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../access/public';
import { Describe } from '../docs/describe';
import { LAST_VERSION } from './last-version';

const text = z.object({ es: z.string(), en: z.string() });

@Public()
@Controller('api/version')
export class VersionController {
  @Get('last_version')
  @Describe({
    summary: 'The newest version, with what is new in it',
    answer: z.object({ number: z.string(), title: text, description: text }),
  })
  lastVersion() {
    return LAST_VERSION;
  }
}
