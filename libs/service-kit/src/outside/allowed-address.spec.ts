import { AddressRefused, allowedAddress, isPublic } from './allowed-address';

describe('an address that somebody outside has named', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'])('may be the public address %s', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'nonsense'],
    ...[
      '64:ff9b::a00:1',
      '64:ff9b:1::a00:1',
      '64:ff9b:1:ffff::1',
      'fec0::1',
      'feff::1',
      '::127.0.0.1',
      '::a00:1',
    ],
  ])('is never %s', (address) => expect(isPublic(address)).toBe(false));

  it.each([
    ...[
      'http://localhost/',
      'http://127.1/',
      'http://0x7f000001/',
      'http://2130706433/',
      'http://017700000001/',
    ],
    ...['http://[::1]/', 'http://[::ffff:7f00:1]/', 'http://127.0.0.1.:80/', 'http://no-such-name.invalid/'],
    ...['http://１２７.０.０.１/'],
  ])('is never %s, however it is written', async (url) => {
    await expect(allowedAddress(new URL(url), false)).rejects.toBeInstanceOf(AddressRefused);
  });

  it('may be private where the operator allows it, yet never nowhere', async () => {
    expect(await allowedAddress(new URL('http://127.1/'), true)).toEqual({ address: '127.0.0.1', family: 4 });
    expect(await allowedAddress(new URL('http://[::1]/'), true)).toEqual({ address: '::1', family: 6 });
    const nowhere = allowedAddress(new URL('http://no-such-name.invalid/'), true);
    await expect(nowhere).rejects.toBeInstanceOf(AddressRefused);
  });
});
