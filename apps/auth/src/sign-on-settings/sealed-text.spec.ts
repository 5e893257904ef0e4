import { seal, unseal } from './sealed-text';

const KEY = 'k'.repeat(32);

describe('a sealed text', () => {
  it('is read again by the same key for the same thing', () => {
    const sealed = seal(KEY, 'clave-ñandú', 'b1');
    expect(sealed).not.toContain('clave');
    expect(unseal(KEY, sealed, 'b1')).toBe('clave-ñandú');
  });

  it('is never sealed alike', () => expect(seal(KEY, 'x', 'b1')).not.toBe(seal(KEY, 'x', 'b1')));

  it('is not read by another key, for anything else, or after a change', () => {
    const sealed = seal(KEY, 'secret', 'b1');
    expect(unseal('j'.repeat(32), sealed, 'b1')).toBeNull();
    expect(unseal(KEY, sealed, 'b2')).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(unseal(KEY, bytes.toString('base64url'), 'b1')).toBeNull();
    expect(unseal(KEY, 'short', 'b1')).toBeNull();
  });
});
