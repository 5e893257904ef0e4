import { EMAIL_FORM, EMAIL_LENGTH, isEmail } from './email-form';
import { email } from './primitives';

describe('an e-mail address', () => {
  it.each([
    'a@b.cl',
    'ana.rojas+obra@sub.constructora.cl',
    "o'brien@firma.co.uk",
    'ñandú@peñalolén.cl',
    `${'l'.repeat(64)}@b.cl`,
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(email.safeParse(text).success).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.cl',
    'a@.cl',
    'a@b.',
    'a@b..cl',
    'a@b.cl.',
    'a@b@c.cl',
    'a b@c.cl',
    'a@b.cl\n',
    'a\u200b@b.cl',
    'a\u0000@b.cl',
    'a@b\u202e.cl',
    `${'l'.repeat(65)}@b.cl`,
    `a@${'b'.repeat(EMAIL_LENGTH)}.cl`,
  ])('is none: %j', (text) => {
    expect(isEmail(text)).toBe(false);
    expect(email.safeParse(text).success).toBe(false);
  });

  it('is taken in one form', () => {
    expect(email.parse('\u212Ai@b.cl')).toBe('Ki@b.cl');
    expect(email.parse('n\u0303andu@b.cl')).toBe('ñandu@b.cl');
  });

  // With a form that goes back and forth over the dots, this takes a quarter of an hour.
  it('is refused as soon as its end is seen, however long it is', () => {
    const endless = `a@${'a.'.repeat(500_000)}@`;
    expect(EMAIL_FORM.test(endless)).toBe(false);
    expect(email.safeParse(endless).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });
});
