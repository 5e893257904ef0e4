import { queueDrawing } from './draw-queue';

/** A browser whose frames come when the spec says so. */
function framesByHand() {
  const asked: (() => void)[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((begin) => asked.push(() => begin(0)));
  return () => {
    asked.shift()!();
    jest.runAllTimers();
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('charts that come into sight together', () => {
  it('are drawn one a frame, the first at once, and what left meanwhile is not drawn', () => {
    const nextFrame = framesByHand();
    const drawn: string[] = [];
    const takeBack = ['first', 'second', 'third'].map((name) => queueDrawing(() => drawn.push(name)));
    expect(drawn).toEqual(['first']);
    takeBack[1]!();
    nextFrame();
    expect(drawn).toEqual(['first', 'third']);
    nextFrame();
    queueDrawing(() => drawn.push('later'));
    expect(drawn).toEqual(['first', 'third', 'later']);
    nextFrame();
  });
});
