import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, step } from '../steps.mjs';

const file = join(root, 'deploy/Containerfile');

/** Builds the image into the engine's own store, with the tags that compose.yaml looks for; gives its name. */
export async function buildWithEngine(folder, engine) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tags = ['--tag', `thok:${version}`, '--tag', 'thok:latest'];
  await step(`Building the image with ${engine}`, engine, [
    ...['build', '--file', file, ...tags, committed(folder)],
  ]);
  return `thok:${version}`;
}

/** Builds the image in a storage of its own; gives where its files are mounted, its settings and its size. */
export async function buildImage(folder, base) {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  // The plainest driver: it works inside a container too.
  const options = [...storage, '--storage-driver', 'vfs'];
  const buildah = (...args) =>
    execFileSync('buildah', [...options, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  if (base) standIn(buildah, base);
  const npmrc = join(homedir(), '.npmrc');
  await step('Building the image', 'buildah', [
    ...[...options, 'bud', '--isolation', 'chroot', '--layers=false', '--format', 'docker'],
    ...(base ? ['--pull-never'] : []),
    ...(existsSync(npmrc) ? ['--volume', `${npmrc}:/root/.npmrc:ro`] : []),
    ...['--file', file, '--tag', 'thok', committed(folder)],
  ]);
  const container = buildah('from', '--pull-never', 'thok');
  const path = buildah('mount', container);
  // Its user has to reach it through the storage, which is root's.
  for (let one = dirname(path); one.startsWith(folder); one = dirname(one)) chmodSync(one, 0o755);
  chmodSync(folder, 0o755);
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'thok'));
  const kilobytes = execFileSync('du', ['-sk', path], { encoding: 'utf8' }).split('\t')[0];
  return { path, config: Docker.config, megabytes: Math.round(Number(kilobytes) / 1024) };
}

/** The base image that the Containerfile names, made of a folder. */
function standIn(buildah, base) {
  const name = /^FROM (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, base, '/');
  buildah('commit', '--quiet', container, name);
  buildah('rm', container);
}

/** What is committed, without anything that lies around. */
function committed(folder) {
  const context = join(folder, 'context');
  mkdirSync(context);
  execFileSync('sh', ['-c', `git archive HEAD | tar x -C ${context}`], { cwd: root });
  return context;
}
