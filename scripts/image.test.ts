import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

/** A PATH with what the command itself uses, and programs that only note how they were called. */
function machineWith(programs: Record<string, { info: number }>) {
  const folder = mkdtempSync(join(tmpdir(), 'thok-builders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['git', 'tar', 'sh', 'ls', 'env']) {
    const path = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    symlinkSync(path, join(folder, name));
  }
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  for (const [name, { info }] of Object.entries(programs)) {
    const lines = [
      '#!/bin/sh',
      `[ "$1" = info ] && exit ${info}`,
      `echo ${name} "$@" >> ${calls}`,
      `for context; do :; done; ls "$context" >> ${calls}`,
    ];
    writeFileSync(join(folder, name), lines.join('\n'));
    chmodSync(join(folder, name), 0o755);
  }
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/image.mjs', ...args], {
      ...{ encoding: 'utf8', env: { PATH: folder } },
    });
  return { run, calls: () => readFileSync(calls, 'utf8') };
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const build = `build --file ${process.cwd()}/deploy/Containerfile --tag thok:${version} --tag thok:latest`;

test('the image is built by docker, of what is committed, with the tags of compose.yaml', () => {
  const { run, calls } = machineWith({ docker: { info: 0 }, podman: { info: 0 } });
  const { status, stdout } = run();
  expect(stdout).toContain(`Built thok:${version}; deploy/compose.yaml runs it.`);
  expect(status).toBe(0);
  const [call, ...context] = calls().trim().split('\n');
  expect(call).toContain(`docker ${build} `);
  expect(context).toContain('package.json');
  expect(context).not.toContain('node_modules');
});

test('by podman where the service of docker does not run', () => {
  const { run, calls } = machineWith({ docker: { info: 1 }, podman: { info: 0 } });
  expect(run().status).toBe(0);
  expect(calls()).toMatch(/^podman build /);
});

test('without any of them it says what it needs and how the base is made', () => {
  const { status, stderr } = machineWith({ docker: { info: 1 } }).run();
  expect(status).toBe(1);
  expect(stderr).toMatch(/docker or podman, running/);
  expect(stderr).toMatch(/apt-get install buildah bubblewrap/);
  expect(stderr).toMatch(/debootstrap --variant=minbase bookworm FOLDER\n.*node-v24/);
});

test('checks and a base of its own are not for docker: it says what they need', () => {
  const { run, calls } = machineWith({ docker: { info: 0 } });
  expect(run('--save').stderr).toMatch(/--base and --save need these/);
  expect(run('--base', '/nowhere').status).toBe(1);
  expect(calls()).toBe('');
});
