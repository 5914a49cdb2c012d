import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TypedField } from './typed-field';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });

test.each([
  ['letters', 'text', 'Ұлпан-Ай 7!', 'Ұлпан-Ай'],
  ['number', 'decimal', '1,5.0 kg', '1.50'],
  ['date', 'numeric', '2105x1994', '21/05/1994'],
] as const)(
  'a field of %s shows its keyboard (%s) and lets in what belongs to it',
  async (kind, mode, typed, stays) => {
    const received = jest.fn<undefined, [string]>();
    render(
      <TypedField kind={kind} label="Field" onChange={(event) => received(event.currentTarget.value)} />,
    );
    expect(field()).toHaveAttribute('inputmode', mode);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue(stays);
    expect(received).toHaveBeenLastCalledWith(stays);
  },
);

test('a sign that is not let in leaves the cursor where it was', async () => {
  render(<TypedField kind="letters" label="Field" defaultValue="Айым" />);
  await userEvent.type(field(), '7й', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('Аййым');
  expect(field().selectionStart).toBe(3);
});

test('a date can be deleted sign by sign', async () => {
  render(<TypedField kind="date" label="Field" defaultValue="21/05/1994" />);
  await userEvent.type(field(), '{Backspace>5/}');
  expect(field()).toHaveValue('21/0');
  await userEvent.type(field(), '{Backspace>3/}');
  expect(field()).toHaveValue('');
});

test('signs that are being composed are left alone until they are final', () => {
  render(<TypedField kind="letters" label="Field" />);
  const compose = (value: string, isComposing: boolean) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), value);
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing }));
  };
  compose("ni'hao", true);
  expect(field()).toHaveValue("ni'hao");
  compose('ni hao', false);
  expect(field()).toHaveValue('nihao');
});
