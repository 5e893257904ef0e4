import { MailServer } from '../testing/mail-server';
import { type AddressedMail, smtpMailer } from './mailer';

const MAIL: AddressedMail = {
  ...{ id: 'm1', to: 'ana@example.org', subject: 'Torre', text: 'https://obras.example/#token=1' },
  ...{ html: '<p>Torre</p>', headers: {}, attachments: [] },
};

describe('a mail server that offers no TLS', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
  });
  afterAll(() => server.close());

  const send = async (url: string) => {
    const mailer = smtpMailer(url, 'Plomada <plomada@example.org>');
    try {
      await mailer.send(MAIL);
    } finally {
      mailer.close();
    }
  };

  it('is given nothing, unless its address says that it may', async () => {
    await expect(send(server.url.replace('?requireTLS=false', ''))).rejects.toThrow(/STARTTLS|TLS/);
    expect(server.received).toHaveLength(0);
    await send(server.url);
    expect(server.received).toHaveLength(1);
  });
});
