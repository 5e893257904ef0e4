import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../install/find-program.mjs';
import { answers } from '../net/answers.mjs';

/** Redis from the system's packages: every write in an append-only file, and no key ever evicted (queues live in it). */
export const redis = {
  name: 'redis',
  knob: 'REDIS_URL',
  defaultPort: 6379,
  ports: ['redis'],
  missing: () => (findProgram('redis-server') ? [] : ['redis-server']),
  url: (ports) => `redis://127.0.0.1:${ports.redis}`,
  answers: (ports) => answers({ port: ports.redis, say: 'PING\r\n', hear: '+PONG' }),

  async programs({ home, ports }) {
    const dir = join(home, 'redis');
    mkdirSync(dir, { recursive: true });
    const settings = {
      port: ports.redis,
      bind: '127.0.0.1',
      dir,
      appendonly: 'yes',
      save: '',
      'maxmemory-policy': 'noeviction',
      daemonize: 'no',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    return [{ name: 'redis', command: findProgram('redis-server'), args, env: process.env, grace: 10_000 }];
  },
};
