import { existsSync } from 'node:fs';

/** What `USER node` is in the image that ours is made from. */
export const USER_ID = '1000';
export const IS_ROOT = process.getuid?.() === 0;

/**
 * How the image's user is become, with no rights left: root changes to it inside, anybody else is it in a namespace of users.
 * @returns arguments of Bubblewrap, and what stands before the command
 */
const AS_USER = IS_ROOT
  ? {
      rights: ['SETUID', 'SETGID', 'SETPCAP'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
      before: [
        ...['setpriv', '--reuid', USER_ID, '--regid', USER_ID, '--clear-groups'],
        ...['--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--no-new-privs', '--'],
      ],
    }
  : { rights: ['--unshare-user', '--uid', USER_ID, '--gid', USER_ID], before: [] };

/**
 * The command as it runs in the image: nothing below it but the system, nothing to write into but its folders and /tmp.
 * @param image of `stageImage`
 * @returns a command of Bubblewrap
 */
export function inImage(bubblewrap, { app, data, released }, env, command) {
  const system = ['/usr', '/etc/ssl/certs', '/etc/passwd', '/etc/group', '/etc/hosts', '/etc/nsswitch.conf'];
  return [
    bubblewrap,
    // Folders that Bubblewrap makes on the way are its own user's alone.
    ...['/etc', '/etc/ssl'].flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...system.filter(existsSync).flatMap((path) => ['--ro-bind', path, path]),
    ...['bin', 'lib', 'lib64', 'sbin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...['--ro-bind', app, '/app', '--bind', data, '/data', '--bind', released, '/released'],
    ...['--proc', '/proc', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/tmp', '--remount-ro', '/'],
    ...['--chdir', '/app', '--unshare-pid', '--as-pid-1', '--die-with-parent', '--clearenv'],
    ...['--cap-drop', 'ALL', ...AS_USER.rights],
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
    ...AS_USER.before,
    ...command,
  ];
}
