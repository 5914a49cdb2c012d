import { posix } from 'node:path';
import ts from 'typescript';
import { root } from '../run/root.mjs';
import { flatten } from './messages.mjs';

/** Stands in for the library of texts: a translator's type carries its namespace, and an argument's type the keys that it may be. */
const LIBRARY = `
interface Translator<N> {
  <K extends string>(key: K, ...rest: any[]): string;
  rich: Translator<N>;
  namespaceOfTexts: N;
}
type Of<N> = N | { namespace?: N; [other: string]: any };
export declare const useTranslations: <N extends string = ''>(of?: Of<N>) => Translator<N>;
export declare const createTranslator: typeof useTranslations;
export declare function getTranslations<N extends string = ''>(of?: Of<N>): Promise<Translator<N>>;
export declare const NextIntlClientProvider: any, useLocale: any, getMessages: any, getLocale: any;`;
/** Packages whose types make up keys; the others would only cost time. */
const TYPED_PACKAGES = /^(react|zod|@tanstack\/\w+-\w+)(\/|$)/;
const OPTIONS = { lib: ['lib.es2023.d.ts'], jsx: ts.JsxEmit.Preserve };

function programOf(code) {
  const host = ts.createCompilerHost(OPTIONS);
  host.getCurrentDirectory = () => root;
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    code[name] === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, code[name], rest[0]);
  const resolve = (name, file) => {
    const from = posix.relative(root, file);
    if (TYPED_PACKAGES.test(name) || (code[from] === undefined && name.startsWith('.')))
      return ts.resolveModuleName(name, file, OPTIONS, host).resolvedModule;
    const isLibrary = /^(next|use)-intl(\/|$)/.test(name);
    const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name);
    const resolvedFileName = isLibrary ? 'intl.ts' : [`${path}.ts`, `${path}.tsx`].find((one) => one in code);
    return resolvedFileName && { resolvedFileName, extension: posix.extname(resolvedFileName) };
  };
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) => ({ resolvedModule: resolve(text, file) }));
  return ts.createProgram({ rootNames: Object.keys(code), options: OPTIONS, host });
}

/** Visits all that runs in a tree of code: types do not. */
function each(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => (ts.isTypeNode(child) ? undefined : each(child, visit)));
}
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
const valuesOf = (type) =>
  (type.types ?? [type]).flatMap(({ flags, value }) => (flags & NOTHING ? [] : [value]));
const branchesOf = (node) =>
  ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branchesOf) : [node];
const isName = (node) =>
  [node.parent.name, node.parent.propertyName].includes(node) &&
  !ts.isShorthandPropertyAssignment(node.parent);
const isMessages = (node) => ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === 'ClientMessages';
const isLate = (node) => ts.isCallExpression(node) && node.expression.getText() === 'withLateTexts';
const fileOf = (node) => node.getSourceFile().fileName;
const statementOf = (node) => (ts.isSourceFile(node.parent) ? node : statementOf(node.parent));
const isTopLevel = ({ parent }) =>
  [parent, parent?.parent?.parent].some((node) => node?.kind === ts.SyntaxKind.SourceFile);
const TRANSLATOR = /^\W*(await )?(\w+Translat|(Promise|ReturnType|Awaited)[^]*Translat)\w+[<(]/;
/** The files that Next renders by themselves. */
const FRAME = /^app\/(.*\/)?(page|layout|template|loading|error|not-found|global-error|default)\.tsx$/;

/** The sources of texts in code: translators' names, names that load later, calls, and functions with a list of them. */
function readCode(files, checker) {
  const found = { translators: new Set(['rich']), lazyNames: new Set(), calls: [], owners: new Map() };
  const read = (node) => {
    const source = ts.isVariableDeclaration(node) ? node.initializer : ts.isParameter(node) && node.type;
    if (source && TRANSLATOR.test(source.getText()))
      each(node.name, ({ text }) => found.translators.add(text));
    if (isMessages(node)) found.owners.set(node, node.attributes);
    if (ts.isVariableDeclaration(node) && node.name.text === 'LATE_PARTS')
      for (const { name, initializer } of node.initializer.properties ?? [])
        found.owners.set(name.text, initializer);
    if (!ts.isCallExpression(node) || !node.arguments[0]) return;
    found.calls.push(node);
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
      checker
        .getSymbolAtLocation(node.arguments[0])
        ?.exports.forEach((_symbol, name) => found.lazyNames.add(name));
  };
  for (const file of files) each(file, read);
  return found;
}

const declarationFinder = (checker) => (node) => {
  const { parent } = node;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)
      ? checker.getTypeAtLocation(parent.parent).getProperty(parent.propertyName?.text ?? node.text)
      : checker.getSymbolAtLocation(node);
  const isAlias = symbol?.flags & ts.SymbolFlags.Alias;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
};

/** The keys that each statement uses, with their files. */
function usesByStatement({ calls, translators }, checker) {
  const uses = new Map();
  for (const call of calls) {
    const { expression: callee } = call;
    const name = (callee.name ?? callee).text;
    if (name ? !translators.has(name) : !TRANSLATOR.test(callee.getText())) continue;
    const namespace = checker.getTypeAtLocation(callee).getProperty('namespaceOfTexts');
    if (!namespace) continue;
    const keys = branchesOf(call.arguments[0]).flatMap((key) =>
      ts.isStringLiteral(key) ? [key.text] : valuesOf(checker.getTypeAtLocation(key)),
    );
    const found = valuesOf(checker.getTypeOfSymbol(namespace)).flatMap((value) =>
      keys.map((key) => ({ key: [value, key ?? '?'].filter(Boolean).join('.'), path: fileOf(call) })),
    );
    uses.set(statementOf(call), [...(uses.get(statementOf(call)) ?? []), ...found]);
  }
  return uses;
}

/** Finds the `ClientMessages` or late parts around a place; null where the place of its component decides. */
function ownerFinder(declarationOf) {
  const known = new Map();
  function ownersOfName(declaration, within) {
    if (known.has(declaration)) return known.get(declaration);
    const found = new Set();
    known.set(declaration, found);
    each(within, (node) => {
      const isUse = ts.isIdentifier(node) && node.text === declaration.name.text && !isName(node);
      if (isUse) for (const owner of ownersOf(node)) found.add(owner);
    });
    return found;
  }
  function ownersOfSlot({ tagName }, name) {
    const component = ts.isIdentifier(tagName) ? declarationOf(tagName) : undefined;
    const slots = component?.body && component.parameters[0]?.name.elements;
    const slot = slots?.find((part) => (part.propertyName ?? part.name).text === name);
    return slot ? ownersOfName(slot, component.body) : [];
  }
  function ownersOf(node) {
    for (let { parent } = node; !ts.isSourceFile(parent); node = parent, { parent } = node) {
      if (isLate(parent) && parent.arguments[1] === node) return [parent.arguments[0].text];
      const isChild = ts.isJsxElement(parent) && parent.children.includes(node);
      const element = isChild ? parent.openingElement : ts.isJsxAttribute(parent) && parent.parent.parent;
      if (element && isMessages(element)) return [element];
      const around = element ? [...ownersOfSlot(element, isChild ? 'children' : parent.name.text)] : [];
      if (around.some(Boolean)) return around.flatMap((owner) => (owner ? [owner] : ownersOf(element)));
      if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) && !isTopLevel(parent))
        return [...ownersOfName(parent, parent.parent.parent.parent)];
    }
    return [null];
  }
  return ownersOf;
}

/** Finds the statements that a statement uses, each with what gives it texts there. */
function edgeFinder(isOurs, lazyNames, declarationOf) {
  const ownersOf = ownerFinder(declarationOf);
  return (statement) => {
    const edges = [];
    if (ts.isImportDeclaration(statement)) return edges;
    each(statement, (node) => {
      if (!ts.isIdentifier(node) || (isName(node) && !lazyNames.has(node.text))) return;
      const declaration = declarationOf(node);
      if (!declaration || !isOurs(fileOf(declaration)) || !isTopLevel(declaration)) return;
      const to = statementOf(declaration);
      if (to !== statement) for (const owner of ownersOf(node)) edges.push({ to, owner });
    });
    return edges;
  };
}

/** The keys of an expression: keys, `.+` for a part that it composes, and pairs of a name with its own list. */
function listed(node, declarationOf) {
  const list = (child) => listed(child, declarationOf);
  if (!node || ts.isTypeNode(node)) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.getText().replace(/`|\$\{[^}]*\}/g, (part) => (part === '`' ? '' : '.+'))];
  if (ts.isConditionalExpression(node)) return branchesOf(node).flatMap(list);
  if (ts.isIdentifier(node)) return list(declarationOf(node)?.initializer);
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node))
    return [[node.name.text, list(node.initializer)]];
  if (ts.isCallExpression(node)) return list(node.arguments[0].body);
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...list(child)));
  return found;
}

/** Walks from the files of Next through all code: the texts that client components need of each owner, and problems. */
function neededTexts(frames, owners, uses, edgesOf) {
  const needed = new Map([...owners.keys()].map((owner) => [owner, new Map()]));
  const problems = [];
  const seen = new Map();
  const queue = frames
    .flatMap(({ statements }) => statements)
    .map((to) => ({ to, owner: null, isBelow: false }));
  for (const { to, owner, isBelow } of queue) {
    const isClient = isBelow || to.getSourceFile().text.startsWith("'use client'");
    const state = seen.get(to) ?? { edges: edgesOf(to), true: new Set(), false: new Set() };
    seen.set(to, state);
    if (state[isClient].has(owner)) continue;
    state[isClient].add(owner);
    for (const edge of state.edges) queue.push({ ...edge, owner: edge.owner ?? owner, isBelow: isClient });
    for (const { key, path } of (isClient && uses.get(to)) || [])
      if (needed.has(owner)) needed.get(owner).set(key, path);
      else problems.push(`${path} uses ${key} below no ClientMessages.`);
  }
  return { needed, problems };
}

/** Compares the texts that an owner gives with those that are needed below it. */
function ownerProblems(owner, lists, needed) {
  const { namespaces = [], keys = [] } = Object.fromEntries(lists);
  const place = typeof owner === 'string' ? `Late part ${owner}` : fileOf(owner);
  const some = keys.flatMap(([namespace, names]) => names.map((name) => `${namespace}\\.${name}`));
  const given = [...namespaces.map((namespace) => `${namespace}\\..+`), ...some].map((name) =>
    RegExp(`^${name}$`),
  );
  const lacking = [...needed].filter(([key]) => !given.some((name) => name.test(key)));
  const unused = given.filter((name) => ![...needed.keys()].some((key) => name.test(key)));
  return [
    ...lacking.map(([key, path]) => `${place} lacks ${key}, which ${path} uses: add it to its \`keys\`.`),
    ...unused.map(
      ({ source }) => `${place} gives ${source.replace(/[\\^$]/g, '')}, which nothing below it uses.`,
    ),
  ];
}

/** Compares the texts that code uses with those of `messages` and of each `ClientMessages`. @returns sentences */
export function textProblems(messages, code) {
  const program = programOf({ ...code, 'intl.ts': LIBRARY });
  const checker = program.getTypeChecker();
  const filesOf = (paths) => paths.map((path) => program.getSourceFile(path));
  const paths = Object.keys(code);
  const found = readCode(filesOf(paths), checker);
  const declarationOf = declarationFinder(checker);
  const uses = usesByStatement(found, checker);
  const all = [...uses.values()].flat();
  const texts = flatten(messages).map(([key]) => key);
  const edgesOf = edgeFinder((path) => code[path] !== undefined, found.lazyNames, declarationOf);
  const frames = filesOf(paths.filter((path) => FRAME.test(path)));
  const { needed, problems } = neededTexts(frames, found.owners, uses, edgesOf);
  const unused = texts.filter((key) => !all.some((use) => use.key === key));
  const unknown = all.filter(({ key }) => !texts.includes(key));
  return [
    ...new Set([
      ...unused.map((key) => `${key} is used nowhere.`),
      ...unknown.map(({ key, path }) => `${path} uses ${key}, which is no text.`),
      ...problems,
      ...[...found.owners].flatMap(([owner, list]) =>
        ownerProblems(owner, listed(list, declarationOf), needed.get(owner)),
      ),
    ]),
  ];
}
