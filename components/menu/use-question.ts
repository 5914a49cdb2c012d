import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Asks in a dialog whose code is loaded for it. @returns whether the answer is yes
 */
export type AskQuestion = <Dialog>(
  load: () => Promise<Dialog>,
  draw: (dialog: Dialog, onAnswered: (isYes: boolean) => void) => ReactNode,
) => Promise<boolean>;

/**
 * A question in a dialog whose code comes with the first use. A later one takes the place of one that is open, whose answer is no then, as it is
 * where the code does not come or the menu is left.
 * @param fail gets why it did not come; stays the same
 * @returns the open question, and what asks one
 */
export function useQuestion(fail: (error: unknown) => void) {
  const [question, setQuestion] = useState<ReactNode>(null);
  /** Answers the open question with no. */
  const refuseRef = useRef<(() => void) | null>(null);
  useEffect(() => () => refuseRef.current?.(), []);
  const ask = useCallback<AskQuestion>(
    (load, draw) =>
      new Promise<boolean>((onAnswered) => {
        load().then(
          (dialog) => {
            refuseRef.current?.();
            const refuse = () => onAnswered(false);
            refuseRef.current = refuse;
            const answer = (isYes: boolean) => {
              if (refuseRef.current !== refuse) return;
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
