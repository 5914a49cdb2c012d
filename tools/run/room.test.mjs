/** @jest-environment node */
import { join } from 'node:path';
import { lackOfRoom } from './room.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

test('a folder whose disk has too little room is named, and one with room is not', () => {
  const folder = join(temporaryFolder('room'), 'new');
  expect(lackOfRoom([folder], 2 ** 40)).toMatch(`The disk of the folder ${folder} has `);
  expect(lackOfRoom([folder], 1)).toBeUndefined();
});
