import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { noteLoadFailure } from './note-load-failure';

/** A dialog that is open, and what it is open for. */
interface OpenDialog<Props extends object, Subject> {
  Dialog: ComponentType<Props>;
  subject: Subject;
}

/** What opens and closes a dialog whose code comes late. */
interface LateDialog<Props extends object, Subject> {
  /** Null while it is closed, also while its code is on the way. */
  opened: OpenDialog<Props, Subject> | null;
  /** Its code is on the way. */
  isLoading: boolean;
  /** Opens it as soon as its code is there, unless it is closed or its page is left before. */
  open: (subject: Subject) => void;
  close: () => void;
}

/**
 * A dialog whose code is loaded by the press that opens it. Where the code does not come, the page stays as it is and a toast says why: a
 * dialog that opened by itself when the network is back would lie over what the diner does by then.
 * @param load loads the dialog's component
 * @param failureText the toast's words
 */
export function useLateDialog<Props extends object, Subject = void>(
  load: () => Promise<ComponentType<Props>>,
  failureText: string,
): LateDialog<Props, Subject> {
  const [opened, setOpened] = useState<OpenDialog<Props, Subject> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  /** Which press counts: a later one, a close and the end of the page make those before it void. */
  const turnRef = useRef(0);
  const close = () => {
    turnRef.current += 1;
    setIsLoading(false);
    setOpened(null);
  };
  useLayoutEffect(
    () => () => {
      turnRef.current += 1;
    },
    [],
  );
  const open = (subject: Subject) => {
    turnRef.current += 1;
    const turn = turnRef.current;
    const ifStillWanted = (act: () => void) => {
      if (turn !== turnRef.current) return;
      setIsLoading(false);
      act();
    };
    setIsLoading(true);
    void load().then(
      (Dialog) => ifStillWanted(() => setOpened({ Dialog, subject })),
      (error: unknown) => ifStillWanted(() => noteLoadFailure(error, failureText)),
    );
  };
  return { opened, isLoading, open, close };
}
