import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

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
