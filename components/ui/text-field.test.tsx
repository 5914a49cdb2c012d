import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { TextArea, TextField } from './text-field';

describe('TextField', () => {
  test('is named by its label and described by its help', () => {
    render(<TextField label="Name" help="As in your passport" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('As in your passport');
    expect(field).toBeValid();
  });

  test('an error stands in place of the help and marks the field', () => {
    render(<TextField label="Name" help="As in your passport" error="At least 2 letters" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('At least 2 letters');
    expect(screen.queryByText('As in your passport')).not.toBeInTheDocument();
  });

  test('an error is said when it comes: as an alert, in an element of its own', () => {
    const { rerender } = render(<TextField label="Name" help="As in your passport" />);
    const help = screen.getByText('As in your passport');
    expect(help).not.toHaveAttribute('role');
    rerender(<TextField label="Name" help="As in your passport" error="At least 2 letters" />);
    expect(screen.getByRole('alert')).toHaveTextContent('At least 2 letters');
    expect(screen.getByRole('alert')).not.toBe(help);
  });

  test('keeps a description of its own beside the error', () => {
    render(
      <>
        <p id="why">For the courier</p>
        <TextArea label="Comment" aria-describedby="why" error="Too long" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
      'For the courier Too long',
    );
  });

  test('a hidden label is still its name', () => {
    render(<TextField label="Search" labelHidden type="search" />);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
  });

  test('takes what react-hook-form registers, and the first wrong field gets the focus', async () => {
    function Form() {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
      return (
        <form onSubmit={handleSubmit(() => undefined)}>
          <TextField
            label="Name"
            error={formState.errors.name?.message}
            {...register('name', { required: 'Say your name' })}
          />
          <button>Send</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const field = await screen.findByRole('textbox', { description: 'Say your name' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'Aigerim');
    expect(field).toBeValid();
  });
});
