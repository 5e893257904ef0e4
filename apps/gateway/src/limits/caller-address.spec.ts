import { addressBehind, countedAddress } from './caller-address';

describe('what counts as one address', () => {
  it('is an IPv4 address, however it is written', () => {
    expect(countedAddress('203.0.113.7')).toBe('203.0.113.7');
    expect(countedAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(countedAddress('::FFFF:203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
  ])('is the network of an IPv6 one: of %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });

  it('is one for all whose address nobody knows', () => {
    expect(countedAddress(undefined)).toBe('unknown');
  });
});

describe('where a connection comes from', () => {
  const from = (forwarded: string | undefined, proxies: number) =>
    addressBehind(
      { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } } as never,
      proxies,
    );

  it.each([
    ['the peer, whatever it says of itself, where no proxy is believed', '198.51.100.1', 0, '10.0.0.1'],
    ['what the one proxy in front says', '203.0.113.7, 198.51.100.1', 1, '198.51.100.1'],
    ['what the outer of two says', '203.0.113.7, 198.51.100.1', 2, '203.0.113.7'],
    ['the farthest known where fewer speak than are believed', '198.51.100.1', 3, '198.51.100.1'],
    ['the peer where the proxy says nothing', undefined, 1, '10.0.0.1'],
  ])('is %s', (_what, forwarded, proxies, expected) => {
    expect(from(forwarded, proxies)).toBe(expected);
  });
});
