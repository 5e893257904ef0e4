import { baseConfig } from './base-config';
import { ConfigRefused, readConfig } from './parse-config';

const sound = {
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
  RABBITMQ_URL: 'amqp://127.0.0.1:5672',
  SERVICE_PORT: '4001',
  TOKEN_SECRET: 'x'.repeat(32),
};

function refusal(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(baseConfig, environment);
  } catch (error) {
    return (error as ConfigRefused).lines;
  }
  throw new Error('was accepted');
}

describe('the configuration', () => {
  it('takes what the environment says and fills in what may be left out', () => {
    expect(readConfig(baseConfig, sound)).toEqual({
      ...sound,
      SERVICE_PORT: 4001,
      SERVICE_HOST: '127.0.0.1',
      PLOMADA_MODE: 'deployed',
      LOG_LEVEL: 'info',
      START_PATIENCE_SECONDS: 10,
      QUEUE_TYPE: 'classic',
      PLOMADA_PREFIX: 'plomada',
    });
  });

  it.each([
    'amqp://one:5672',
    'amqp://one:5672,amqps://me:secret@two/any',
    'amqp://one, amqp://two, amqp://three',
  ])('takes the nodes of a broker: %s', (RABBITMQ_URL) => {
    expect(readConfig(baseConfig, { ...sound, RABBITMQ_URL })).toMatchObject({ RABBITMQ_URL });
  });

  it.each(['amqp://one,', 'amqp://one,two:5672', 'amqp://one,http://two', ',amqp://one', 'amqp://'])(
    'refuses a list with something else in it: %s',
    (RABBITMQ_URL) => {
      expect(refusal({ ...sound, RABBITMQ_URL })).toHaveLength(1);
    },
  );

  it('names every variable that is missing, empty ones too', () => {
    expect(refusal({ ...sound, MONGO_URL: undefined, REDIS_URL: '' })).toEqual([
      '  MONGO_URL is missing',
      '  REDIS_URL is missing',
    ]);
  });

  it('says what it expects where a value is wrong, without repeating it', () => {
    const lines = refusal({
      ...sound,
      RABBITMQ_URL: 'http://secret',
      TOKEN_SECRET: 'short-secret',
      SERVICE_PORT: 'x',
    });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^ {2}RABBITMQ_URL is not accepted: a URL that begins with amqp/);
    expect(lines[2]).toBe('  TOKEN_SECRET is not accepted: at least 32 characters');
    expect(lines.join()).not.toMatch(/http:\/\/secret|short-secret/);
  });
});
