/** The map's colours, by the custom properties of the stylesheet that hold them. */
const PROPERTIES = {
  water: '--map-water',
  land: '--map-land',
  home: '--map-home',
  border: '--map-border',
  ring: '--map-ring',
  label: '--map-label',
  pin: '--color-info',
  dim: '--map-dim',
  mark: '--color-on-info',
  chosen: '--color-action',
  chosenMark: '--color-on-action',
  edge: '--color-surface',
  cluster: '--color-surface',
  clusterLabel: '--color-ink',
} as const;

export type MapPalette = Record<keyof typeof PROPERTIES, string>;

/** Reads the colours of the current theme. */
export function readPalette(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.entries(PROPERTIES).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ]);
  return Object.fromEntries(colours) as MapPalette;
}

/** Calls back when the theme may have changed. */
export function watchTheme(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  query.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', listener);
    observer.disconnect();
  };
}
