import { cleanup, screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { MoreButton } from './more-button';

it('the button of the folded filters is called by what is seen on it too', async () => {
  await startTestTranslations();
  const { container } = show(<MoreButton count={0} unfolded={false} onToggled={() => undefined} />);
  expect(container).toHaveTextContent(/^$/);
  cleanup();
  show(<MoreButton count={2} unfolded={false} onToggled={() => undefined} />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('2');
  expect(button).toHaveAccessibleName(expect.stringContaining('2'));
});
