import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './segmented';

const options = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'express', label: 'In the restaurant', disabled: true },
  { value: 'takeaway', label: 'Takeaway' },
] as const;

describe('Segmented', () => {
  test('shows the chosen option and reports a new choice', async () => {
    const onChange = jest.fn();
    render(<Segmented label="Service" options={options} value="delivery" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Service' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await userEvent.click(screen.getByText('Takeaway'));
    expect(onChange.mock.calls).toEqual([['takeaway']]);
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  });

  test('ignores a press on a disabled option', async () => {
    const onChange = jest.fn();
    render(<Segmented label="Service" options={options} value="delivery" onChange={onChange} />);
    await userEvent.click(screen.getByText('In the restaurant'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
