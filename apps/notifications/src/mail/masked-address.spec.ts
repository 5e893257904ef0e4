import { maskedAddress } from './masked-address';

describe('a masked address', () => {
  it.each([
    ['ana@example.org', 'a…@example.org'],
    ['"a@b"@example.org', '"…@example.org'],
    ['no address', 'n…'],
    ['', '…'],
  ])('%s is %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});
