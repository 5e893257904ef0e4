import { newContainer } from './containers';
import { submittedAction } from './planning/submit';
import { id } from './primitives';
import { newProject } from './projects';
import { doAction } from './socket';

const NAMES_OF_OBJECTS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '0'];

describe.each([
  ['project', newProject.shape.id],
  ['container', newContainer.shape.id],
  ['action that a browser sends', doAction.shape.id],
  ['action that planning takes', submittedAction.shape.id],
])('a new %s', (_what, newId) => {
  it.each(NAMES_OF_OBJECTS)('is not called %s', (name) => {
    expect(newId.safeParse(name).success).toBe(false);
  });

  it('is called by any other short text that is safe in keys', () => {
    expect(newId.safeParse('b3f0.2:A_1-x').success).toBe(true);
    expect(newId.safeParse('a b').success).toBe(false);
  });
});

it.each(NAMES_OF_OBJECTS)('what has been called %s can be asked for', (name) => {
  expect(id.safeParse(name).success).toBe(true);
});
