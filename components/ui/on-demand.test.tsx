import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { onDemand } from './on-demand';

const Part = () => <p>here</p>;

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <p>broken</p> : this.props.children;
  }
}
const answerHead = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  answerHead.mockReset();
  Object.assign(globalThis, { fetch: answerHead });
});

describe('a part that is loaded on demand', () => {
  test('appears when its code has loaded, which is requested once', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const OnDemand = onDemand(load);
    render(<OnDemand />);
    expect(await screen.findByText('here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    expect(answerHead).not.toHaveBeenCalled();
  });

  test('leaves the page as it is on a dead line, and comes when our server answers', async () => {
    jest.useFakeTimers();
    answerHead.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = jest.fn(() => Promise.resolve(Part));
    load.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
    const OnDemand = onDemand(load);
    render(
      <div>
        <h1>page</h1>
        <OnDemand />
      </div>,
    );
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByText('here')).not.toBeInTheDocument();
    answerHead.mockResolvedValue(new Response());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('a part that is loaded on demand that its page consists of breaks the page where it does not come', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    answerHead.mockRejectedValue(new TypeError('Failed to fetch'));
    const OnDemand = onDemand<object>(() => Promise.reject(new Error('Loading chunk 12 failed.')), {
      breaksPage: true,
    });
    render(
      <Boundary>
        <OnDemand />
      </Boundary>,
    );
    expect(await screen.findByText('broken')).toBeVisible();
  });
});
