import { useCallback, useRef, useState, type ReactNode } from 'react';

/**
 * A question in a dialog whose code comes when it is asked. A later one takes the place of one that is open, whose answer is no then, as it is
 * where the code does not come.
 * @param fail gets why it did not come; stays the same
 * @returns the open question, and what asks one
 */
export function useQuestion(fail: (error: unknown) => void) {
  const [question, setQuestion] = useState<ReactNode>(null);
  const refuseRef = useRef<(() => void) | null>(null);
  const ask = useCallback(
    <Dialog>(
      load: () => Promise<Dialog>,
      draw: (dialog: Dialog, onAnswered: (isYes: boolean) => void) => ReactNode,
    ) =>
      new Promise<boolean>((onAnswered) => {
        load().then(
          (dialog) => {
            refuseRef.current?.();
            refuseRef.current = () => onAnswered(false);
            const answer = (isYes: boolean) => {
              refuseRef.current = null;
              setQuestion(null);
              onAnswered(isYes);
            };
            setQuestion(draw(dialog, answer));
          },
          (error: unknown) => {
            onAnswered(false);
            fail(error);
          },
        );
      }),
    [fail],
  );
  return { question, ask };
}
