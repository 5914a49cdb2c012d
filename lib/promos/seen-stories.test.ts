import { emptyStorage, fillStorage } from '@/lib/core/storage/test-storage';
import { seenStories } from './seen-stories';

const seen = seenStories.read;

beforeEach(emptyStorage);

describe('the stories seen on this device', () => {
  test('are remembered, each once, and listeners are notified', () => {
    const listener = jest.fn();
    const stop = seenStories.subscribe(listener);
    seenStories.add([7, 8]);
    seenStories.add([8]);
    stop();
    seenStories.add([9]);
    expect(seen()).toEqual([7, 8, 9]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each(['{', '"7"', '[0]', '["7"]', '{"7":true}', `[${'1,'.repeat(300)}1]`])(
    'are dropped in a broken value: %s',
    (stored) => {
      localStorage.setItem('seenStories', stored);
      expect(seen()).toEqual([]);
      seenStories.add([5]);
      expect(seen()).toEqual([5]);
    },
  );

  test('are the latest two hundred', () => {
    seenStories.add(Array.from({ length: 200 }, (_, index) => index + 1));
    seenStories.add([999]);
    expect(seen()).toHaveLength(200);
    expect(seen()).toContain(999);
    expect(seen()).not.toContain(1);
  });

  test('are seen as long as the page lives where nothing can be stored', () => {
    fillStorage();
    seenStories.add([5]);
    expect(seen()).toEqual([5]);
  });
});
