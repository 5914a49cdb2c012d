'use client';

import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import { useSession } from '@/components/auth/use-session';

type GreetingProps = {
  /** Text for a guest, and the question for the name (VEN-75, VEN-76). */
  guest: string;
  ask: string;
  /** Text for a signed-in diner: with '{name}' in place of the name, and without a name. */
  named: string;
  nameless: string;
};

/** Greets the user: a guest with the question for their name at first, a signed-in diner by name. Always one line. */
export function Greeting({ guest, ask, named, nameless }: GreetingProps) {
  const session = useSession();
  if (!session?.isSignedIn) {
    return (
      <p className="greeting">
        <span className="greeting__text">{guest}</span>
        <a className="link greeting__sign-in" href={firstViewPaths.signIn(firstViewPaths.home())}>
          {ask}
        </a>
      </p>
    );
  }
  const { name } = session;
  return (
    <p className="greeting">
      <span className="greeting__text">{name ? named.split('{name}').join(name) : nameless}</span>
    </p>
  );
}
