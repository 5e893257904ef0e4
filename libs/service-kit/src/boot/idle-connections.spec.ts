import { backingConfig, describeWithBacking } from '@plomada/testing';
import { start } from '../testing/start';

describeWithBacking('connections between processes', () => {
  it('stay open for much longer than they are offered for, so that whoever asks closes them first', async () => {
    const config = await backingConfig();
    const app = await start('idle', config);
    try {
      const response = await fetch(new URL('/live', await app.getUrl()));
      const [, offered] = /^timeout=(\d+)$/.exec(response.headers.get('keep-alive') ?? '') ?? [];
      expect(app.getHttpServer().keepAliveTimeout / 1000 - Number(offered)).toBeGreaterThan(30);
    } finally {
      await app.close();
    }
  });
});
