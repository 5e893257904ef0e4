import { nameKey } from '@plomada/domain';
import { keyOfDeleted } from './typed-name';

it('nobody can type a name like the key of something deleted', () => {
  expect(nameKey(keyOfDeleted('one'))).not.toBe(keyOfDeleted('one'));
});
