/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import ts from 'typescript';

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.|(^|\/)test-/.test(name))
    .map((name) => `${folder}/${name}`);

/** Every class of the stylesheets: what follows a dot, outside of comments and texts. */
const styled = new Set(
  filesIn('styles', /\.css$/).flatMap((file) =>
    [...read(file).matchAll(/\/\*.*?\*\/|(["']).*?\1|\.([a-z][\w-]*)/gis)].flatMap(
      ([, , name]) => name ?? [],
    ),
  ),
);

const sources = ['app', 'components', 'lib']
  .flatMap((folder) => filesIn(folder, /\.tsx?$/))
  .map((file) => ({ file, tree: ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true) }));

function walk(node, see) {
  if (see(node) !== false) ts.forEachChild(node, (child) => walk(child, see));
}

/** The words of the texts under a node; a word that a value completes (`button--${tone}`) ends in `*`. */
function wordsOf(node, mayEnter = () => true) {
  const words = [];
  walk(node, (one) => {
    if (!mayEnter(one)) return false;
    const isCompleted = ts.isTemplateHead(one) || ts.isTemplateMiddle(one);
    if (isCompleted || ts.isStringLiteralLike(one) || ts.isTemplateTail(one))
      words.push(
        ...`${one.text}${isCompleted ? '*' : ''}`.split(/\s+/).filter((word) => !/^\*?$/.test(word)),
      );
    return true;
  });
  return words;
}

/** False in comparisons and in calls that take no classes. */
const isOfClasses = (node) =>
  !(ts.isCallExpression(node) && !isPlaceOfClasses(node)) &&
  !(ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText()));

function isPlaceOfClasses(node) {
  if (ts.isJsxAttribute(node)) return /class(name)?$/i.test(node.name.getText());
  if (ts.isBindingElement(node)) return /className$/i.test(node.name.getText());
  return ts.isCallExpression(node) && /^classNames$|\.classList\.\w+$/.test(node.expression.getText());
}

function classesOf({ tree }) {
  const constants = new Map();
  const places = [];
  walk(tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    if (isPlaceOfClasses(node)) places.push(node);
  });
  const named = places.flatMap((place) => {
    const found = [];
    walk(place, (node) => {
      if (!isOfClasses(node)) return false;
      const constant = ts.isIdentifier(node) && constants.get(node.text);
      if (constant && !ts.isArrowFunction(constant)) found.push(constant);
      return true;
    });
    return found;
  });
  return [...new Set([...places, ...named].flatMap((place) => wordsOf(place, isOfClasses)))];
}

const isStyled = (word) =>
  word.endsWith('*') ? [...styled].some((name) => name.startsWith(word.slice(0, -1))) : styled.has(word);

async function utilitiesAmong(words) {
  const theme = `${read('node_modules/tailwindcss/theme.css')}${read('styles/tokens.css')}@tailwind utilities;`;
  const css = (await compile(theme)).build(words);
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name.replace(/\\(.)/g, '$1')));
}

test('every class of the stylesheets is written somewhere', () => {
  const written = new Set(sources.flatMap(classesOf));
  const begun = [...written].filter((word) => /[-_]\*$/.test(word)).map((word) => word.slice(0, -1));
  const isWritten = (name) => written.has(name) || begun.some((word) => name.startsWith(word));
  expect([...styled].filter((name) => !isWritten(name))).toEqual([]);
});

test('every class that is written has a rule of ours or of Tailwind', async () => {
  const unknown = sources.flatMap((source) =>
    classesOf(source)
      .filter((word) => !isStyled(word))
      .map((word) => ({ file: source.file, word })),
  );
  const utilities = await utilitiesAmong(unknown.map(({ word }) => word));
  expect(
    unknown.filter(({ word }) => !utilities.has(word)).map(({ file, word }) => `${file}: ${word}`),
  ).toEqual([]);
});

/** 'img.picture[loading]': a tag, a class, and what else narrows it. */
const SELECTOR =
  /^(?:img|svg|a|button|input|label|li|ul|div|section|header|main|nav|p|i)?\.([a-z][\w-]*)(?=$|[\s[:>.])/;

test('every class that the code looks for in a page has a rule', () => {
  const pages = sources.filter(({ file }) => !file.startsWith('lib/'));
  const unknown = pages.flatMap(({ file, tree }) => {
    const found = [];
    walk(tree, (node) => {
      const name = ts.isStringLiteralLike(node) && SELECTOR.exec(node.text)?.[1];
      if (name && !styled.has(name)) found.push(`${file}: .${name}`);
    });
    return found;
  });
  expect(unknown).toEqual([]);
});
