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

describe('replacing the address of a new page', () => {
  test('waits until the router listens, so that going back finds its state', async () => {
    render(
      <TestRouter>
        <Page next={() => '/'} />
      </TestRouter>,
    );
    await nextFrame();
    expect(window.location.search).toBe('');
    expect(window.history.state).toEqual(ROUTER_STATE);
  });

  test('does nothing where the address stays', async () => {
    render(<Page next={({ pathname }) => (pathname === '/filials' ? '/' : null)} />);
    await nextFrame();
    expect(window.location.search).toBe('?service=delivery');
    expect(window.history.state).toEqual(ROUTER_STATE);
  });

  test('does nothing for a page that was left', async () => {
    render(<Page next={() => '/'} />).unmount();
    await nextFrame();
    expect(window.location.search).toBe('?service=delivery');
  });
});
