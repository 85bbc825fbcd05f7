import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

// No container engine is needed: the steps of deploy/Containerfile are done with what is here.
const file = readFileSync('deploy/Containerfile', 'utf8').replaceAll(/\\\n\s*/g, '');
const [buildStage = '', finalStage = ''] = file.split(/^FROM .*$/m).slice(1);
const listOf = (name: string): string[] =>
  JSON.parse(new RegExp(`${name} (\\[.*\\])`).exec(finalStage)?.[1] ?? '[]');
const nobody = 65_534;

/** What the final stage copies, pruned by the build stage's own command. */
function layOut(folder: string): string {
  const stage = join(folder, 'stage');
  const image = join(folder, 'shop');
  mkdirSync(stage);
  const sh = (command: string) => execFileSync('sh', ['-c', command], { stdio: 'pipe' });
  sh(`git ls-files -co --exclude-standard | tar cf - -T - | tar xf - -C ${stage}`);
  sh(`cp -r build ${stage} && cp -al node_modules ${stage}`);
  rmSync(join(stage, 'node_modules/.package-lock.json')); // npm writes it: not into ours
  const prune = /^RUN (npm pkg .*)$/m.exec(buildStage)?.[1] ?? '';
  sh(`cd ${stage} && ${prune} --offline`);
  for (const [, from = '', to = ''] of finalStage.matchAll(
    /^COPY --from=build \/shop\/(\S+) (\S+)$/gm,
  )) {
    const target = join(image, to === './' ? from : to);
    mkdirSync(dirname(target), { recursive: true });
    sh(`cp -al ${join(stage, from)} ${target}`);
  }
  return image;
}

/** The image's environment, with a port of its own. */
function environment(dataDir: string): Record<string, string> {
  const pairs = (/^ENV (.*)$/m.exec(finalStage)?.[1] ?? '').split(' ').map((one) => one.split('='));
  const port = '0';
  return { ...Object.fromEntries(pairs), DATA_DIR: dataDir, PORT: port, PATH: process.env.PATH };
}

const isRoot = process.getuid?.() === 0;

test.runIf(process.platform === 'linux' && isRoot)(
  'what the image holds opens a shop as another user who can write nothing but its data',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'thok-image-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755);
    const image = layOut(folder);
    for (const tool of [
      'vite',
      'rolldown',
      'typescript',
      'esbuild',
      '@react-router/dev',
      'vitest',
    ]) {
      expect(existsSync(join(image, 'node_modules', tool)), tool).toBe(false);
    }
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, dataDir]);

    const [, ...args] = listOf('\nCMD');
    const env = environment(dataDir);
    const child = spawn(process.execPath, args, { cwd: image, env, uid: nobody, gid: nobody });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const opened = () => /is open at \S+:(\d+)/.exec(said)?.[1];
    await vi.waitUntil(() => opened() || child.exitCode !== null, {
      timeout: 90_000,
      interval: 200,
    });
    const port = opened() ?? said;
    expect(port).toMatch(/^\d+$/);

    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/console/sign-in`)).status).toBe(200);
    const [, ...check] = listOf('--start-period=60s CMD');
    const health = { env: { PORT: port }, uid: nobody, gid: nobody };
    execFileSync(process.execPath, check, health);
    expect(() =>
      execFileSync(process.execPath, check, { ...health, env: { PORT: '1' }, stdio: 'pipe' }),
    ).toThrow();
    // The backup runs from its source, beside the open shop.
    const backup = ['src/server/backup/backup.ts', join(dataDir, 'backup.gz')];
    execFileSync(process.execPath, backup, {
      cwd: image,
      env,
      uid: nobody,
      gid: nobody,
      stdio: 'pipe',
    });
    expect(existsSync(join(dataDir, 'backup.gz'))).toBe(true);
    const write = `require('node:fs').writeFileSync('written', '')`;
    expect(() =>
      execFileSync(process.execPath, ['-e', write], {
        cwd: image,
        uid: nobody,
        gid: nobody,
        stdio: 'pipe',
      }),
    ).toThrow('EACCES');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  240_000,
);
