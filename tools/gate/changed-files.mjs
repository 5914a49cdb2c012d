import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Existing files that differ from the last commit; where no file does, those of the last commit. */
export function changedFiles(root) {
  const git = (...options) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const unsaved = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files =
    unsaved.length > 0
      ? unsaved
      : git('show', '--name-only', '--format=', '--diff-merges=first-parent', 'HEAD');
  return files.filter((file) => existsSync(join(root, file)));
}

export const codeOf = (files) => files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));

/** @returns the files, those nearest to changed ones in the tree of folders first */
export function nearestFirst(files, changed) {
  const steps = (file) => Math.min(...changed.map((one) => relative(dirname(one), file).split(sep).length));
  return files.toSorted((one, other) => steps(one) - steps(other));
}

/** Test files that depend on changed code, the nearest ones first. */
export function testsOfChanged(root, changed) {
  const code = codeOf(changed).map((file) => join(root, file));
  if (code.length === 0) return [];
  const options = ['--listTests', '--selectProjects', 'server', 'browser', '--findRelatedTests', ...code];
  const list = execFileSync(join(root, 'node_modules/.bin/jest'), options, { cwd: root, encoding: 'utf8' });
  return nearestFirst(list.split('\n').filter(Boolean), code);
}
