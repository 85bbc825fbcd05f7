// Drives WebKitGTK's MiniBrowser over WebDriver, on a screen that exists only in memory (Xvfb).
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.mjs';

const commands = {
  navigate: () => 'url',
  execute: () => 'execute/sync',
  click: ({ id }) => `element/${id}/click`,
  type: ({ id }) => `element/${id}/value`,
  resize: () => 'window/rect',
};

export async function openWebKit(path) {
  const home = mkdtempSync(join(tmpdir(), 'thok-webkit-'));
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const display = await new Promise((resolve) => {
    xvfb.stdout.once('data', (chunk) => resolve(`:${String(chunk).trim()}`));
  });
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    NO_AT_BRIDGE: '1',
  };
  // The sandbox of its processes does not start in a container, and drawing needs no graphics card.
  Object.assign(env, { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' });
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', env });
  const ask = (method, place, body) => askDriver(`http://127.0.0.1:${port}${place}`, method, body);
  await until('WebKitWebDriver listens', () => ask('GET', '/status').catch(() => undefined));
  const { sessionId } = await ask('POST', '/session', { capabilities: {} });
  return {
    send: (command, input) =>
      ask('POST', `/session/${sessionId}/${commands[command](input)}`, input),
    async close() {
      await ask('DELETE', `/session/${sessionId}`);
      driver.kill();
      xvfb.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function askDriver(address, method, body) {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
