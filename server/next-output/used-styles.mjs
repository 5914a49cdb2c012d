import postcss from 'postcss';

// The rules of a stylesheet that a page's HTML has elements for. Groups of rules stay, empty ones too, so
// that the others can be put into them later (page-styles.mjs).

/** The features of a page that selectors name. @typedef {{ classes: Set<string>, ids: Set<string>, tags: Set<string> }} Names */

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name) => ENTITIES[name] ?? whole);

/** `md\:flex` and `\32 xl` as they stand in HTML. */
const unescaped = (name) =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (whole, hex, sign) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  );

/** @param {string} html @returns {Names} */
function namesIn(html) {
  const names = { classes: new Set(), ids: new Set(), tags: new Set(['html', 'head', 'body']) };
  const withoutScripts = html.replace(/<script[\s>][\s\S]*?<\/script>/g, '');
  for (const [, tag, attributes = ''] of withoutScripts.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    names.tags.add(tag.toLowerCase());
    for (const [, kind, value = ''] of attributes.matchAll(/\s(class|id)="([^"]*)"/g)) {
      if (kind === 'id') names.ids.add(decoded(value));
      else for (const name of decoded(value).split(/\s+/)) names.classes.add(name);
    }
  }
  return names;
}

/** The requirements of a selector for an element or ancestor; parts in brackets may change, so they are ignored. */
function needsOf(selector) {
  let plain = selector.replace(/(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<!\\):{1,2}[\w-]+\([^()]*\)/g, '');
  }
  const name = String.raw`((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+)`;
  const all = (pattern, text = plain) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(([, found]) => unescaped(found));
  const elements = plain.replace(new RegExp(`[.#]${name}`, 'gi'), '');
  return {
    classes: all(String.raw`\.${name}`),
    ids: all(`#${name}`),
    tags: all(String.raw`(?:^|[\s>+~])([a-z][\w-]*)`, elements).map((tag) => tag.toLowerCase()),
  };
}

/** @returns {boolean} */
const isMet = ({ classes, ids, tags }, names) =>
  classes.every((name) => names.classes.has(name)) &&
  ids.every((id) => names.ids.has(id)) &&
  tags.every((tag) => names.tags.has(tag));

/** A part of the sheet as a function: what is left of it for a page. @returns {(names: Names) => string} */
function partOf(node) {
  if (node.type === 'rule') {
    const needs = node.selectors.map(needsOf);
    const text = node.toString();
    return (names) => (needs.some((each) => isMet(each, names)) ? text : '');
  }
  if (node.type !== 'atrule') return () => '';
  const { name, params, nodes } = node;
  if (name === 'media' && params === 'print') return () => '@media print{}';
  if (!nodes || !['media', 'supports', 'layer', 'container', 'starting-style'].includes(name)) {
    const text = nodes ? node.toString() : `${node.toString()};`;
    return () => text;
  }
  const parts = nodes.map(partOf);
  return (names) => `@${name} ${params}{${parts.map((part) => part(names)).join('')}}`;
}

/** @param {string} css a stylesheet @returns {(html: string) => string} its rules for a page, in order */
export function usedStyles(css) {
  const parts = postcss.parse(css).nodes.map(partOf);
  return (html) => {
    const names = namesIn(html);
    return parts.map((part) => part(names)).join('');
  };
}
