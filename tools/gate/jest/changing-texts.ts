// A browser that translates a page puts elements of its own in the place of the page's text nodes. React then fails to remove such a text or to
// insert before it, and writes into one that is not shown any more. Only an element whose one child is a text is safe, as React sets its text
// content. So a text that comes, goes, moves or changes beside other children has an element of its own, and every test of a component fails where
// one has not (LAY-37).

const changes = new Set<string>();

/** Takes what was found since the last call: the text, what happens to it, and the element that it has others beside it in. */
export function takeChangingTexts(): string[] {
  const found = [...changes];
  changes.clear();
  return found;
}

const isOfReact = (node: Node | null, key: string): boolean =>
  node !== null && Object.keys(node).some((name) => name.startsWith(key));

/** A text node that React made beside other children. */
const isText = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE && isOfReact(node, '__reactFiber$');

function note(parent: Node | null, text: Node, change: string): void {
  // The root of a test is no element of ours.
  if (!(parent instanceof Element) || !parent.isConnected || isOfReact(parent, '__reactContainer$')) return;
  changes.add(`'${text.textContent}' ${change} in ${(parent.cloneNode() as Element).outerHTML}`);
}

/** The browser's own method, which gets its node by `call`. */
const own = <Name extends 'removeChild' | 'insertBefore' | 'appendChild'>(name: Name): Node[Name] =>
  Node.prototype[name];
const removeChild = own('removeChild');
const insertBefore = own('insertBefore');
const appendChild = own('appendChild');
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

Object.assign(Node.prototype, {
  removeChild(this: Node, child: Node) {
    if (isText(child)) note(this, child, 'goes');
    return removeChild.call(this, child);
  },
  insertBefore(this: Node, node: Node, before: Node | null) {
    if (isText(node)) note(this, node, 'comes');
    if (isText(before)) note(this, before, 'is inserted before');
    return insertBefore.call(this, node, before);
  },
  appendChild(this: Node, node: Node) {
    if (isText(node)) note(this, node, 'comes');
    return appendChild.call(this, node);
  },
});
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (isText(this)) note(this.parentNode, this, 'changes');
    nodeValue?.set?.call(this, value);
  },
});

afterEach(() => expect(takeChangingTexts()).toEqual([]));
