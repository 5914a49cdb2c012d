import { isInWebview } from '@/lib/core/site/surface-here';
import { isInFrame, namesReturn, showHostedPage } from './hosted-page-here';

/** Hosts of a sandbox that is reached without encryption. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** @returns whether the connection is safe from eavesdropping: https, or http that does not leave this machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.includes(hostname));
}

/** @returns whether a diner may be sent to the address to pay: a page of the platform's own origin, reached safely. */
export function isPaymentAddress(address: string, platformOrigin: string | undefined): boolean {
  if (!isSafeAddress(address)) return false;
  const { origin, username, password } = new URL(address);
  return origin === platformOrigin && username === '' && password === '';
}

/** Opens the hosted page, in an app if that cannot pay (HOST-14). @returns false if nothing opens */
export function leaveForPayment(address: string): boolean {
  if (!isPaymentAddress(address, document.documentElement.dataset.paymentOrigin)) return false;
  if (isInFrame() && !namesReturn(address)) return false;
  const leave = () => showHostedPage(address);
  if (isInWebview()) import('./pay-by-host').then((module) => module.payByHost(address)).catch(leave);
  else leave();
  return true;
}
