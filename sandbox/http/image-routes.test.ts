/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PICTURES_VERSION } from '../pictures/store';
import { readSettings } from '../kernel/settings';
import { buildServer } from '../server';
import { makeStorage, OPEN_TIMEOUT_MS } from '../testing/open';

it(
  'answers with a picture that another sandbox has stored in the shared folder',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const storage = await makeStorage(0.2);
    const stored = path.join(folder, `pictures-${PICTURES_VERSION}`, 'products');
    await mkdir(stored, { recursive: true });
    await writeFile(path.join(stored, 'plov-1.webp'), 'drawn by another sandbox');
    const settings = readSettings({ ...storage.environment, SANDBOX_PICTURES_DIR: folder });
    const { app, close } = await buildServer(settings, () => undefined);
    try {
      const answer = await app.inject({ url: '/images/products/plov-1.webp' });
      expect(answer.payload).toBe('drawn by another sandbox');
    } finally {
      await close();
      await storage.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
  OPEN_TIMEOUT_MS,
);
