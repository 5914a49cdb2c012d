import * as lucide from 'lucide';

const [LINE, BOLD, BOLDEST] = [1.75, 2, 2.2];
const HEART_PRESSED = ".heart-button[aria-pressed='true'] .glyph-heart";
const CHECKED = ".choice-mark[type='checkbox']::before";

/** The glyphs: Lucide's shapes, the width of their line, and what else than a `.glyph` shows one. */
const GLYPHS = {
  plus: { shapes: lucide.Plus, line: BOLD },
  minus: { shapes: lucide.Minus, line: BOLD },
  bin: { shapes: lucide.Trash2, line: BOLD },
  heart: { shapes: lucide.Heart, line: BOLD },
  'heart-filled': { shapes: lucide.Heart, line: BOLD, isFilled: true, elsewhere: [HEART_PRESSED] },
  star: { shapes: lucide.Star, line: BOLD, isFilled: true },
  'star-outline': { shapes: lucide.Star, line: BOLD, elsewhere: ['.star--filled > .glyph::after'] },
  check: { shapes: lucide.Check, line: BOLDEST, elsewhere: [CHECKED] },
  close: { shapes: lucide.X, line: LINE },
  back: { shapes: lucide.ArrowLeft, line: LINE },
  next: { shapes: lucide.ChevronRight, line: BOLD },
  down: { shapes: lucide.ChevronDown, line: BOLD },
  clock: { shapes: lucide.Clock, line: BOLDEST },
  bike: { shapes: lucide.Bike, line: BOLDEST },
  info: { shapes: lucide.Info, line: LINE },
  alert: { shapes: lucide.CircleAlert, line: LINE },
  stop: { shapes: lucide.CircleX, line: LINE },
  done: { shapes: lucide.CircleCheck, line: LINE },
  share: { shapes: lucide.Share, line: LINE },
  search: { shapes: lucide.Search, line: LINE },
};
const SIDE = 24;

/** Lucide's shapes as the commands of a path; another one is an error. */
const COMMANDS = {
  path: ({ d }) => d,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
};

/** A path that begins with a relative `m` counts from the point before it: behind another shape it is given the zero point first. */
const joined = (parts) =>
  parts.map((part, index) => (index > 0 && part.startsWith('m') ? `M0 0${part}` : part)).join('');

/** One path a glyph, not an element a shape: a browser styles each of them before a page's first paint. */
const drawing = ({ shapes, line, isFilled }, index) =>
  `<path transform='translate(${index * SIDE})' stroke-width='${line}'${isFilled ? " fill='#000'" : ''} ` +
  `d='${joined(shapes.map(([tag, attributes]) => COMMANDS[tag](attributes)))}'/>`;

const address = (svg) => `url("data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}")`;

/** The stylesheet of the glyphs. One drawing for all: a browser makes a document of each, while it computes a page's first styles. */
export function glyphStyles() {
  const glyphs = Object.entries(GLYPHS);
  const drawings = glyphs.map(([, glyph], index) => drawing(glyph, index)).join('');
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${glyphs.length * SIDE} ${SIDE}' fill='none' stroke='#000' ` +
    `stroke-linecap='round' stroke-linejoin='round'>${drawings}</svg>`;
  const pseudoElements = glyphs
    .flatMap(([, { elsewhere = [] }]) => elsewhere)
    .filter((selector) => selector.includes('::'));
  const place = (index) => Number(((100 * index) / (glyphs.length - 1)).toFixed(3));
  const rules = glyphs.map(
    ([name, { elsewhere = [] }], index) =>
      `${[`.glyph-${name}`, ...elsewhere].join(',\n')} {\n  mask-position: ${place(index)}% 0;\n}\n`,
  );
  return (
    '/* Made by tools/commands/make-glyphs.mjs from Lucide (ISC licence). */\n' +
    `${['.glyph', ...pseudoElements].join(',\n')} {\n  mask-image: ${address(svg)};\n  mask-size: ${glyphs.length * 100}% 100%;\n` +
    `  mask-repeat: no-repeat;\n}\n${rules.join('')}`
  );
}
