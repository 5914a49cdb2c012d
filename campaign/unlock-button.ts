import { runPress } from '@/lib/intents/press-runner';
import { paths } from '@/lib/paths/paths';
import { unlockIntents, unlockSubject } from '@/lib/shop/unlock-intent';
import { unlockUse } from '@/lib/shop/unlock-press';

/** The self-service shop of the sandbox whose lock works. */
const VENUE_ID = 90_001;

/**
 * A button with the press of Open, which says in `data-view` what its diner sees: for the campaign, on any page of ours, since a
 * press is the same whatever screen it is on.
 */
function putButton(): void {
  const button = document.createElement('button');
  button.id = 'campaign-unlock';
  button.textContent = 'Open';
  const subject = unlockSubject(VENUE_ID);
  const show = (view: string) => {
    button.dataset.view = unlockIntents.find(subject)?.state === 'made' ? 'made' : view;
  };
  const signIn = () => location.assign(paths.signIn(location.pathname));
  const shown = { kind: 'idle' };
  const use = unlockUse(VENUE_ID, { onChanged: () => show(shown.kind), signIn });
  const runner = runPress(
    use,
    (view) => {
      shown.kind = view.kind;
      show(view.kind);
      if (view.kind === 'unknown' && view.needsSignIn) signIn();
    },
    () => Promise.resolve(),
  );
  button.onclick = () => runner.press(subject, { venueId: VENUE_ID, code: null });
  unlockIntents.subscribe(runner.otherTabChanged);
  show('idle');
  runner.resume();
  Object.assign(button.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '9999',
    minHeight: '44px',
  });
  document.body.append(button);
}

// Once the page is all there, so that nothing of it takes the button away.
if (location.protocol.startsWith('http')) window.addEventListener('load', () => setTimeout(putButton, 300));
