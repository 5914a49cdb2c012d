export function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
}

export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** One line of the result. `isMet`: true, false, or undefined for a figure without a target. */
export const row = (figure, value, target = '', isMet = undefined) => ({ figure, value, target, isMet });

/** A figure that may be so large; `show` writes it and the target. */
export const atMost = (figure, value, most, show = String) =>
  row(figure, show(value), `≤ ${show(most)}`, value <= most);
