import { act, render, screen } from '@testing-library/react';
import { onDemand } from './on-demand';

const Part = () => <p>here</p>;
const answerHead = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  answerHead.mockReset();
  Object.assign(globalThis, { fetch: answerHead });
});

describe('a part that is loaded on demand', () => {
  test('is shown when its code is there, which is asked for once', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const OnDemand = onDemand(load);
    render(<OnDemand />);
    expect(await screen.findByText('here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    expect(answerHead).not.toHaveBeenCalled();
  });

  test('leaves the page as it is without a network, and comes when our server answers', async () => {
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
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByText('here')).not.toBeInTheDocument();
    answerHead.mockResolvedValue(new Response());
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
