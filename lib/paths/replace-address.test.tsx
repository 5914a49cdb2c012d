import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { replaceAddressSoon } from './replace-address';

const ROUTER_STATE = { __NA: true, tree: 'home' };

/** Listens as the router does: in its own effect, and keeps its state in each entry that comes without. */
function TestRouter({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    const original = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state: unknown, unused, url) =>
      original(state ?? window.history.state, unused, url);
    return () => {
      window.history.replaceState = original;
    };
  }, []);
  return children;
}

function Page({ next }: { next: (address: URL) => URL | string | null }) {
  useEffect(() => replaceAddressSoon(next), [next]);
  return null;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => window.history.replaceState(ROUTER_STATE, '', '/?service=delivery'));

describe('another address for a page that has just come', () => {
  test('comes once the router listens, so that the way back finds its state', async () => {
    render(
      <TestRouter>
        <Page next={() => '/'} />
      </TestRouter>,
    );
    await nextFrame();
    expect(window.location.search).toBe('');
    expect(window.history.state).toEqual(ROUTER_STATE);
  });

  test('is none where the address shall stay', async () => {
    render(<Page next={({ pathname }) => (pathname === '/filials' ? '/' : null)} />);
    await nextFrame();
    expect(window.location.search).toBe('?service=delivery');
    expect(window.history.state).toEqual(ROUTER_STATE);
  });

  test('is none for a page that was left', async () => {
    render(<Page next={() => '/'} />).unmount();
    await nextFrame();
    expect(window.location.search).toBe('?service=delivery');
  });
});
