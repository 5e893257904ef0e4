import { Writable } from 'node:stream';
import type { BaseConfig } from '../config/base-config';
import { pino, type LoggerOptions } from 'pino';
import { loggingOptions } from './logging';

describe('the log', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino(
    loggingOptions({ LOG_LEVEL: 'info' } as BaseConfig, 'x').pinoHttp as LoggerOptions,
    stream,
  );

  it.each(['password', 'oldPassword', 'newPassword', 'initialPassword', 'token', 'authorization'])(
    'hides a %s, however deep in what somebody logs',
    (name) => {
      lines.length = 0;
      log.info(
        { [name]: 'secret-1', body: { [name]: 'secret-2' }, req: { headers: { [name]: 'secret-3' } } },
        'said',
      );
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('said');
      expect(lines[0]).toContain('[hidden]');
      expect(lines[0]).not.toContain('secret');
    },
  );
});
