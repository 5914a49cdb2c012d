import { render, screen, waitFor } from '@testing-library/react';
import { useCardFacts } from './use-card-facts';

const requested: string[] = [];
beforeEach(() => {
  requested.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    requested.push(address as string);
    return Promise.resolve(Response.json({ venues: [{ id: 7, time: { text: '15 min', at: 'venue' } }] }));
  });
});

function Rows({ ids }: { ids: number[] }) {
  const facts = useCardFacts(ids);
  return ids.map((id) => <p key={id}>{`${id}: ${facts.get(id)?.time?.text ?? 'not known'}`}</p>);
}

test('what cards say is requested once for the venues in view, a dozen at a time', async () => {
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  const { rerender } = render(<Rows ids={ids} />);
  expect(await screen.findByText('7: 15 min')).toBeVisible();
  expect(screen.getByText('1: not known')).toBeVisible();
  expect(requested).toEqual(['/api/venues/facts?ids=1,2,3,4,5,6,7,8,9,10,11,12']);
  rerender(<Rows ids={[7, 20]} />);
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested[1]).toBe('/api/venues/facts?ids=20');
  expect(screen.getByText('7: 15 min')).toBeVisible();
});
