/** @jest-environment node */
import { positionAfter, positionBefore } from './story-position';
import { ownPath, unseenFirst } from './stories';

describe('the link of a story', () => {
  test.each(['/', '/filials/3107', '/filials?promo=1', '/filials/3107?product=5#top'])(
    'leads to %s inside the app',
    (link) => {
      expect(ownPath(link)).toBe(link);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    'filials/3107',
    '/api/auth/sign-in',
    ' /filials',
    '',
  ])('does not lead to %j', (link) => {
    expect(ownPath(link)).toBeNull();
  });
});

describe('stories', () => {
  const LENGTHS = [{ slides: ['a', 'b'] }, { slides: ['c'] }];

  test('are ordered unseen first, else in the order they came', () => {
    const stories = [1, 2, 3, 4].map((id) => ({ id }));
    expect(unseenFirst(stories, new Set([1, 3])).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  test('go on slide by slide into the next story, and end after the last', () => {
    expect(positionAfter(LENGTHS, { story: 0, slide: 0 })).toEqual({ story: 0, slide: 1 });
    expect(positionAfter(LENGTHS, { story: 0, slide: 1 })).toEqual({ story: 1, slide: 0 });
    expect(positionAfter(LENGTHS, { story: 1, slide: 0 })).toBeNull();
  });

  test('go back slide by slide, then to the beginning of the story before, and no further', () => {
    expect(positionBefore(LENGTHS, { story: 0, slide: 1 })).toEqual({ story: 0, slide: 0 });
    expect(positionBefore(LENGTHS, { story: 1, slide: 0 })).toEqual({ story: 0, slide: 0 });
    expect(positionBefore(LENGTHS, { story: 0, slide: 0 })).toEqual({ story: 0, slide: 0 });
  });
});
