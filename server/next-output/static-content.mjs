// The content of `StaticContent` in the data of a page: the browser leaves it as the server drew it. In a page's HTML it stands
// once already; the client router gets it as that HTML, which weighs less than its elements and needs no rendering.

/** The component whose content it is (components/ui/static-content.client.tsx). */
const COMPONENT = 'StaticContent';

/**
 * A row of React's flight format: a model is JSON, a module a client component, the rest texts and instructions.
 * @typedef {{ id: string, kind: 'model' | 'module' | 'text' | 'instruction', text: string, model?: any }} Row
 */

/** How the rows begin that are instructions; rows of another kind are not expected. */
const INSTRUCTION = /^[HXCDNWE]/;
const MODEL = /^[[{"\dtfn-]/;

/** @returns {Row[] | null} null for data of another shape than the expected */
function parseRows(data) {
  // Texts have their length in bytes.
  const bytes = Buffer.from(data, 'utf8');
  const rows = [];
  for (let start = 0; start < bytes.length;) {
    const colon = bytes.indexOf(':', start);
    const lineEnd = bytes.indexOf('\n', colon);
    if (colon < 0 || lineEnd < 0) return null;
    const id = bytes.toString('utf8', start, colon);
    const textLength = /^T([\da-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 12));
    const end = textLength
      ? colon + 1 + textLength[0].length + Number.parseInt(textLength[1], 16)
      : lineEnd + 1;
    const text = bytes.toString('utf8', start, end);
    const content = text.slice(id.length + 1);
    if (textLength) rows.push({ id, kind: 'text', text });
    else if (MODEL.test(content)) rows.push({ id, kind: 'model', text, model: JSON.parse(content) });
    else if (content.startsWith('I'))
      rows.push({ id, kind: 'module', text, model: JSON.parse(content.slice(1)) });
    else if (INSTRUCTION.test(content)) rows.push({ id, kind: 'instruction', text });
    else return null;
    start = end;
  }
  return rows;
}

/** @returns {Row[] | null} null also where a row is not the JSON that it seems to be */
function knownRows(data) {
  try {
    return parseRows(data);
  } catch {
    return null;
  }
}

/** True if a part failed during rendering: React writes a row with a digest. @param {string} data of a page */
export const hasFailedPart = (data) =>
  knownRows(data)?.some(({ id, kind, text }) => kind === 'instruction' && text.startsWith(`${id}:E`)) ??
  false;

/** An element as React writes it: `['$', type, key, props]`; a client component's type refers to its module. */
const isElement = (node) => Array.isArray(node) && node[0] === '$' && node.length === 4;
const isClientElement = (node) => isElement(node) && node[1].startsWith('$L');

/** Calls `visit` with every part of a model, the whole before its parts. */
function walk(node, visit) {
  visit(node);
  if (node !== null && typeof node === 'object') for (const part of Object.values(node)) walk(part, visit);
}

/**
 * A reference to a row, `$1f`, or into one, `$1f:props:children`; a letter may precede the id (`$L1f`).
 * @returns {{ ids: string[], path: string[] }} both readings if that letter may be a digit
 */
function referenceIn(text) {
  const [, sign = '', id, path = ''] = /^\$([A-Za-z@]?)([\da-f]*)((?::[^:]*)*)$/.exec(text) ?? [];
  const ids = [id, sign + id].filter((each) => each !== undefined && /^[\da-f]+$/.test(each));
  return { ids, path: path.split(':').slice(1) };
}

/** The rows that may refer to others. */
const modelOf = ({ model, kind, text }) =>
  kind === 'instruction' ? (text.match(/(?<=")\$[^"]*(?=")/g) ?? []) : (model ?? null);

/** @returns {Set<string>} the ids of all rows that the models refer to, and those refer to */
function referredRows(models, rows) {
  const found = new Set();
  const queue = [...models];
  while (queue.length > 0) {
    walk(queue.pop(), (node) => {
      if (typeof node !== 'string') return;
      for (const id of referenceIn(node).ids) {
        if (found.has(id)) continue;
        found.add(id);
        queue.push(...rows.filter((row) => row.id === id).map(modelOf));
      }
    });
  }
  return found;
}

/** @returns {boolean} whether the browser has something to do in the content: then it has to know it */
function hasClientElements(content, rows) {
  const ids = referredRows([content], rows);
  let has = false;
  for (const model of [content, ...rows.filter(({ id }) => ids.has(id)).map(modelOf)])
    walk(model, (node) => {
      has ||= isClientElement(node);
    });
  return has;
}

/** The reference to the component's module in an element. @returns {Set<string>} */
function componentTypes(rows) {
  const texts = new Map(rows.filter(({ kind }) => kind === 'model').map(({ id, model }) => [id, model]));
  const exported = ({ model }) => (model[2].startsWith('$') ? texts.get(model[2].slice(1)) : model[2]);
  const modules = rows.filter((row) => row.kind === 'module' && exported(row) === COMPONENT);
  return new Set(modules.map(({ id }) => `$L${id}`));
}

/**
 * Takes the contents of an element type out of the rows.
 * @param {(props: any) => object | undefined} replacementOf undefined keeps the content @returns {any[]} contents
 */
function takeContents(rows, types, replacementOf) {
  const contents = [];
  const names = new Set();
  for (const row of rows) {
    walk(row.model ?? null, (node) => {
      if (!isElement(node) || !types.has(node[1])) return;
      const props = node[3];
      const replacement = names.has(props.name) ? undefined : replacementOf(props);
      if (!replacement || hasClientElements(props.children, rows)) return;
      names.add(props.name);
      contents.push(props.children);
      delete props.children;
      Object.assign(props, replacement);
      row.text = `${row.id}:${JSON.stringify(row.model)}\n`;
    });
  }
  return contents;
}

/** The names of an element's parts in a path. */
const ELEMENT_PARTS = { type: 1, key: 2, props: 3 };

/** @returns {boolean} whether there is still something at the place that a reference means */
function leadsSomewhere({ ids, path }, byId) {
  return ids.some((id) => {
    let node = byId.get(id)?.model;
    for (const part of path) {
      if (typeof node === 'string') node = byId.get(referenceIn(node).ids[0])?.model;
      node = isElement(node) ? node[ELEMENT_PARTS[part]] : node?.[part];
    }
    return node !== undefined;
  });
}

/**
 * @param {string} data of a page @returns {string} it with replaced `StaticContent`; unchanged with client
 * components inside, references into it, or an unknown shape
 */
function withReplacedContent(data, replacementOf) {
  const rows = knownRows(data);
  const types = rows ? componentTypes(rows) : new Set();
  if (types.size === 0) return data;
  const contents = takeContents(rows, types, replacementOf);
  const ofContents = referredRows(contents, rows);
  const others = rows.filter(({ id }) => !ofContents.has(id));
  const ofOthers = referredRows(others.map(modelOf), rows);
  const remaining = rows.filter(({ id }) => !ofContents.has(id) || ofOthers.has(id));
  const byId = new Map(remaining.map((row) => [row.id, row]));
  let isWhole = true;
  for (const row of remaining)
    walk(modelOf(row), (node) => {
      const reference = typeof node === 'string' ? referenceIn(node) : null;
      if (reference && reference.path.length > 0) isWhole &&= leadsSomewhere(reference, byId);
    });
  return isWhole ? remaining.map(({ text }) => text).join('') : data;
}

/** @param {string} html by React @returns {Map<string, string>} contents of `StaticContent` by name */
function staticHtml(html) {
  const contents = new Map();
  for (const { 0: opening, 1: tag, 2: name, index } of html.matchAll(
    /<(div|li|section|ul)\b[^>]*? data-static="([^"]+)"[^>]*>/g,
  )) {
    const start = index + opening.length;
    const tags = new RegExp(`<(/?)${tag}[ >]`, 'g');
    tags.lastIndex = start;
    let depth = 1;
    let end = start;
    while (depth > 0) {
      const found = tags.exec(html);
      if (!found) return contents;
      depth += found[1] === '' ? 1 : -1;
      end = found.index;
    }
    if (!contents.has(name)) contents.set(name, html.slice(start, end));
  }
  return contents;
}

/** A text as React writes it into a model: a first `$` would be a reference. */
const modelText = (text) => (text.startsWith('$') ? `$${text}` : text);

/** @param {string} data of a page @returns {string} it without `StaticContent`, for the page's HTML */
export const withoutStaticContent = (data) => withReplacedContent(data, () => ({}));

/** @param {string} data @param {string} html of it @returns {string} for the router: `StaticContent` as HTML */
export function withStaticHtml(data, html) {
  const contents = staticHtml(html);
  return withReplacedContent(data, ({ name, hidden }) => {
    const content = hidden ? '' : contents.get(name);
    return content === undefined ? undefined : { html: modelText(content) };
  });
}
