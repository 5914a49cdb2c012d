import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Counter } from './counter.client';

const labels = { group: 'Plov', less: 'Less', more: 'More', remove: 'Remove' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Counter', () => {
  test('asks for the wanted number, so that a press counted twice buys one', async () => {
    const onChange = jest.fn();
    render(<Counter value={2} onChange={onChange} labels={labels} />);
    await press('More');
    await press('More');
    await press('Less');
    expect(onChange.mock.calls).toEqual([[3], [3], [1]]);
  });

  test('says the number politely within its group', () => {
    render(<Counter value={2} onChange={jest.fn()} labels={labels} />);
    expect(screen.getByRole('group', { name: 'Plov' })).toHaveTextContent('2');
    expect(screen.getByText('2')).toHaveAttribute('aria-live', 'polite');
  });

  test('minus becomes a bin at 1 and leads to 0 where it may', async () => {
    const onChange = jest.fn();
    render(<Counter value={1} onChange={onChange} labels={labels} removable />);
    await press('Remove');
    expect(onChange).toHaveBeenCalledWith(0);
  });

  test('is no bin above 1', () => {
    render(<Counter value={2} onChange={jest.fn()} labels={labels} removable />);
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  test('minus rests at the least number where removing is not allowed', async () => {
    const onChange = jest.fn();
    render(<Counter value={1} onChange={onChange} labels={labels} />);
    await press('Less');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('plus fades at the greatest number, keeps the focus and does nothing', async () => {
    const onChange = jest.fn();
    render(<Counter value={3} max={3} onChange={onChange} labels={labels} />);
    await press('More');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});
