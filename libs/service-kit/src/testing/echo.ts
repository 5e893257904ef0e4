import { Controller } from '@nestjs/common';
import { defineRpc } from '@plomada/contracts';
import { z } from 'zod';
import { HandleRpc } from '../rpc/handle-rpc';

/** A question that says no more than that somebody is there. */
export const echo = defineRpc('planning', 'echo', {
  request: z.object({}),
  response: z.object({ here: z.boolean() }),
});

@Controller()
export class EchoController {
  @HandleRpc(echo)
  async echo() {
    return { here: true };
  }
}
