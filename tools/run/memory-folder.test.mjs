/** @jest-environment node */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';

const folder = __dirname;

describe('Folder for test databases', () => {
  it('is the one in memory when it has the room', () => {
    expect(memoryFolder({ folder, neededBytes: 1 })).toBe(folder);
  });

  it('is the one of temporary files when the memory has too little room', () => {
    expect(memoryFolder({ folder, neededBytes: Number.MAX_SAFE_INTEGER })).toBe(tmpdir());
  });

  it('is the one of temporary files when there is none in memory', () => {
    expect(memoryFolder({ folder: join(folder, 'none'), neededBytes: 1 })).toBe(tmpdir());
  });
});
