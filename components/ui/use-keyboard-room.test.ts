import { renderHook } from '@testing-library/react';
import { useKeyboardRoom } from './use-keyboard-room';

const PAGE = 'width=device-width, initial-scale=1';
const viewport = () => document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content;

// Holds LAY-38.
describe('the room for the keyboard', () => {
  beforeEach(() => {
    document.head.innerHTML = `<meta name="viewport" content="${PAGE}">`;
  });

  test('is requested while a sheet is open', () => {
    const sheet = renderHook(({ isOpen }) => useKeyboardRoom(isOpen), { initialProps: { isOpen: false } });
    expect(viewport()).toBe(PAGE);
    sheet.rerender({ isOpen: true });
    expect(viewport()).toBe(`${PAGE}, interactive-widget=resizes-content`);
    sheet.rerender({ isOpen: false });
    expect(viewport()).toBe(PAGE);
  });

  test('stays until the last of several sheets is closed, whichever closes first', () => {
    const lower = renderHook(() => useKeyboardRoom(true));
    const upper = renderHook(() => useKeyboardRoom(true));
    lower.unmount();
    expect(viewport()).toContain('interactive-widget=resizes-content');
    upper.unmount();
    expect(viewport()).toBe(PAGE);
  });
});
