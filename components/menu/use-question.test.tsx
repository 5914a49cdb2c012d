import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { settled } from '@/components/ui/test-settled';
import { useQuestion, type AskQuestion } from './use-question';

const fail = jest.fn();
let ask: AskQuestion;

function Asker() {
  const { question, ask: askHere } = useQuestion(fail);
  useEffect(() => {
    ask = askHere;
  }, [askHere]);
  return question;
}
const askNamed = (name: string) => {
  const answered = jest.fn();
  void ask(
    () => Promise.resolve(name),
    (dialog, onAnswered) => (
      <button type="button" onClick={() => onAnswered(true)}>
        {dialog}
      </button>
    ),
  ).then(answered);
  return answered;
};

beforeEach(() => fail.mockReset());

describe('a question', () => {
  test('is gone when it is answered', async () => {
    render(<Asker />);
    const answered = askNamed('age');
    await userEvent.click(await screen.findByRole('button', { name: 'age' }));
    await settled();
    expect(answered).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a question whose place another one takes is answered with no, and the other one stays', async () => {
    render(<Asker />);
    const first = askNamed('first');
    await settled();
    const second = askNamed('second');
    await settled();
    expect(first).toHaveBeenCalledWith(false);
    expect(second).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'second' })).toBeVisible();
  });

  test('is answered with no where its code does not come, which says why', async () => {
    render(<Asker />);
    const error = new Error('Failed to load chunk a.js');
    const answer = await act(() =>
      ask(
        () => Promise.reject(error),
        () => null,
      ),
    );
    expect(answer).toBe(false);
    expect(fail).toHaveBeenCalledWith(error);
  });

  test('is answered with no where its menu is left', async () => {
    const { unmount } = render(<Asker />);
    const answered = askNamed('age');
    await settled();
    unmount();
    await settled();
    expect(answered).toHaveBeenCalledWith(false);
  });
});
