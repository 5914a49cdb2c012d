import { useRef, useState, type ComponentType } from 'react';
import { noteLoadFailure } from './note-load-failure';
import { useIsMounted } from './use-is-mounted';

/** A dialog that is open, and its subject. */
interface OpenDialog<Props extends object, Subject> {
  Dialog: ComponentType<Props>;
  subject: Subject;
}

/** The state of a dialog whose code comes late, with what opens and closes it. */
interface LateDialog<Props extends object, Subject> {
  /** Null while it is closed, also while its code is on the way. */
  opened: OpenDialog<Props, Subject> | null;
  /** Its code is on the way. */
  isLoading: boolean;
  /** It is on the way to be opened for this. */
  isLoadingFor: (subject: Subject) => boolean;
  /** Opens it as soon as its code is there, unless it is closed or its page is left before. */
  open: (subject: Subject) => void;
  close: () => void;
}

/** The number of the page's last press: a dialog that was requested before another one stays shut. */
let lastPress = 0;

/**
 * A dialog whose code is loaded by the press that opens it. Where the code does not come, the page stays as it is and a toast says why: a
 * dialog that opened by itself when the network is back would lie over what the diner does by then.
 * @param load loads the dialog's component
 * @param failureText the toast's text
 */
export function useLateDialog<Props extends object, Subject = void>(
  load: () => Promise<ComponentType<Props>>,
  failureText: string,
): LateDialog<Props, Subject> {
  const [opened, setOpened] = useState<OpenDialog<Props, Subject> | null>(null);
  const [loading, setLoading] = useState<{ subject: Subject } | null>(null);
  const isMounted = useIsMounted();
  /** The press that counts here: a later one and a close make those before it void. */
  const pressRef = useRef(0);
  const close = () => {
    pressRef.current = 0;
    setLoading(null);
    setOpened(null);
  };
  const open = (subject: Subject) => {
    lastPress += 1;
    const press = lastPress;
    pressRef.current = press;
    const ifStillWanted = (act: () => void) => {
      if (press !== pressRef.current || !isMounted()) return;
      setLoading(null);
      if (press === lastPress) act();
    };
    setLoading({ subject });
    void load().then(
      (Dialog) => ifStillWanted(() => setOpened({ Dialog, subject })),
      (error: unknown) => ifStillWanted(() => noteLoadFailure(error, failureText)),
    );
  };
  return {
    opened,
    isLoading: loading !== null,
    isLoadingFor: (subject) => loading?.subject === subject,
    open,
    close,
  };
}
