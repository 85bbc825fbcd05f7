// Drives the system's Firefox over Marionette, its own WebDriver over TCP: the same commands as in the
// standard, each message its length, a colon and JSON. So no geckodriver is needed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.mjs';

const settings = ['"marionette.port", 0', '"browser.shell.checkDefaultBrowser", false'];

const commands = {
  navigate: 'WebDriver:Navigate',
  execute: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
  resize: 'WebDriver:SetWindowRect',
};

export async function openFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), 'thok-firefox-'));
  writeFileSync(join(profile, 'user.js'), settings.map((one) => `user_pref(${one});\n`).join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const env = { ...process.env, HOME: profile };
  const firefox = spawn(path, args, { stdio: 'ignore', env });
  const closed = new Promise((resolve) => firefox.once('close', resolve));
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await until(
    'Firefox listens',
    () => existsSync(portFile) && readFileSync(portFile, 'utf8'),
  );
  const send = await talk(Number(port));
  await send('WebDriver:NewSession', {});
  return {
    send: async (command, input) => (await send(commands[command], input))?.value,
    async close() {
      firefox.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Gives a function that sends one command and waits for its answer. */
async function talk(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let rest = Buffer.alloc(0);
  let lastId = 0;
  const greeting = Promise.withResolvers();
  socket.on('error', greeting.reject);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let message = take(); message; message = take()) {
      if (!Array.isArray(message)) greeting.resolve();
      else {
        const [, id, error, result] = message;
        if (error) waiting.get(id).reject(new Error(`${error.error}: ${error.message}`));
        else waiting.get(id).resolve(result);
      }
    }
  });
  await greeting.promise;
  return (name, input) => {
    lastId += 1;
    const text = JSON.stringify([0, lastId, name, input]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const answer = Promise.withResolvers();
    waiting.set(lastId, answer);
    return answer.promise;
  };

  function take() {
    const colon = rest.indexOf(':');
    const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
    if (colon < 0 || rest.length < end) return undefined;
    const message = JSON.parse(rest.subarray(colon + 1, end).toString());
    rest = rest.subarray(end);
    return message;
  }
}
