import { avatarsHtml } from './row-people';

const label = (names: string) => names;
function drawn(html: string) {
  document.body.innerHTML = html;
  return document.body;
}
const eva = { id: 'eva', firstName: 'Eva', lastName: 'Mena' };

describe('who else is on a row', () => {
  it('is seen by a picture over the initials, and named once', () => {
    const body = drawn(avatarsHtml([{ ...eva, avatarURL: '/files/eva.webp' }], label));
    expect(body.querySelector('[data-initials=EM] > img')).toHaveAttribute('src', '/files/eva.webp');
    expect(body.querySelector('img')).toHaveAttribute('alt', '');
    expect(body.querySelector('[role=img]')).toHaveAccessibleName('Eva Mena');
  });

  it('is seen by the initials alone without a picture', () => {
    expect(avatarsHtml([{ ...eva, avatarURL: null }], label)).not.toContain('<img');
  });

  it('cannot write into the page by the address of a picture', () => {
    const body = drawn(avatarsHtml([{ ...eva, avatarURL: '"><b onclick="x()">' }], label));
    expect(body.querySelector('b')).toBeNull();
  });
});
