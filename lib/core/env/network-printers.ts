/** A printer in the restaurant's network that takes bytes over TCP. */
export interface NetworkPrinter {
  /** Name or address; an IPv6 address without its brackets. */
  host: string;
  port: number;
  /** The printer's code, a secret: the address of our server is public. */
  code: string;
}

const PRINTER =
  /^([1-9]\d{0,9})=(\[[\da-fA-F:.]{2,45}\]|[a-zA-Z\d](?:[a-zA-Z\d.-]{0,251}[a-zA-Z\d])?):(\d{1,5})@([\w-]{8,64})$/;

/** Parses printers by venue: `3107=10.0.0.20:9100@blue-kettle,…`; null if one is wrong or a venue has two. */
export function readNetworkPrinters(text: string): ReadonlyMap<number, NetworkPrinter> | null {
  const printers = new Map<number, NetworkPrinter>();
  for (const part of text.split(',').flatMap((one) => one.trim() || [])) {
    const [, venue = '', host = '', port = '', code = ''] = PRINTER.exec(part) ?? [];
    const isPort = Number(port) >= 1 && Number(port) <= 65_535;
    if (venue === '' || !isPort || printers.has(Number(venue))) return null;
    printers.set(Number(venue), { host: host.replace(/^\[|\]$/g, ''), port: Number(port), code });
  }
  return printers;
}
