import { readConfig } from '@plomada/service-kit';
import { gatewayConfig } from './config';

const sound = {
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
  RABBITMQ_URL: 'amqp://127.0.0.1:5672',
  SERVICE_PORT: '4001',
  TOKEN_SECRET: 'x'.repeat(32),
  IMPORTS_URL: 'http://127.0.0.1:4002',
};

describe('the configuration of the gateway', () => {
  it('reads the services that it waits for', () => {
    const SERVICE_URLS = 'auth=http://127.0.0.1:4003, imports-worker=http://127.0.0.1:4004/';
    expect(readConfig(gatewayConfig, { ...sound, SERVICE_URLS })).toMatchObject({
      PORT: 8080,
      SERVICE_URLS: [
        { name: 'auth', url: 'http://127.0.0.1:4003' },
        { name: 'imports-worker', url: 'http://127.0.0.1:4004' },
      ],
    });
  });

  it.each(['auth', 'auth=nowhere', '=http://127.0.0.1:1', 'auth=http://a,'])(
    'refuses %p as services',
    (SERVICE_URLS) => {
      expect(() => readConfig(gatewayConfig, { ...sound, SERVICE_URLS })).toThrow(
        /SERVICE_URLS is not accepted/,
      );
    },
  );

  it('takes a help desk and an address for requests, or neither', () => {
    const SERVICE_URLS = 'auth=http://127.0.0.1:4003';
    const read = (given: object) => readConfig(gatewayConfig, { ...sound, SERVICE_URLS, ...given });
    expect(read({ HELP_URL: 'https://ayuda.example.org/', SUPPORT_EMAIL: 'a@example.org' })).toMatchObject({
      HELP_URL: 'https://ayuda.example.org',
      SUPPORT_EMAIL: 'a@example.org',
    });
    expect(read({ HELP_URL: '', SUPPORT_EMAIL: '' })).not.toHaveProperty('HELP_URL');
    expect(() => read({ HELP_URL: 'javascript:alert(1)' })).toThrow(/HELP_URL is not accepted/);
    expect(() => read({ SUPPORT_EMAIL: 'ayuda' })).toThrow(/SUPPORT_EMAIL is not accepted/);
  });

  it('takes an address for the connectivity check that a browser may ask, or none', () => {
    const SERVICE_URLS = 'auth=http://127.0.0.1:4003';
    const read = (CONNECTIVITY_URL: string) =>
      readConfig(gatewayConfig, { ...sound, SERVICE_URLS, CONNECTIVITY_URL });
    expect(read('https://red.example.org/up')).toMatchObject({
      CONNECTIVITY_URL: 'https://red.example.org/up',
    });
    expect(read('')).not.toHaveProperty('CONNECTIVITY_URL');
    for (const refused of ['javascript:alert(1)', 'red.example.org', 'https://ana:clave@red.example.org']) {
      expect(() => read(refused)).toThrow(/CONNECTIVITY_URL is not accepted/);
    }
  });
});
