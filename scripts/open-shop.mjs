// Opens the built shop with its demo data on a free port, for the commands that look at it from outside.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, pinnedNode, root } from './steps.mjs';

/** `nodeFlags` and `env` are those of the shop's process. */
export async function openShop({ nodeFlags = [], env: more = {} } = {}) {
  await install({ withTests: true });
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'thok-shop-'));
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...more };
  const shop = spawn(pinnedNode(), [...nodeFlags, 'build/node/main.js'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  const closed = new Promise((resolve) => shop.once('close', resolve));
  let output = '';
  const url = await new Promise((resolve, reject) => {
    shop.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /open at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    shop.once('close', () => reject(new Error(output)));
  });
  return {
    url,
    async close() {
      shop.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
