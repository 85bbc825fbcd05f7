import { spawnSync } from 'node:child_process';

/** What to say where nothing here can build the image. */
export const needs = `npm run image needs one of these:

- docker or podman, running: it builds the image and tags it for deploy/compose.yaml;
- on Linux as root, buildah and bubblewrap (Debian: apt-get install buildah bubblewrap): it builds the image, opens
  a shop in it and checks it. --base and --save need these.

The base image comes from the registry that deploy/Containerfile names. Where that cannot be reached, make a folder
that stands for it, of a Debian mirror and the Linux archive of Node 24, and name it with --base:

  debootstrap --variant=minbase bookworm FOLDER
  tar -xf node-v24.VERSION-linux-x64.tar.xz -C FOLDER/usr/local --strip-components=1
  chroot FOLDER useradd --uid 1000 --create-home node
  npm run image -- --base FOLDER`;

/** The first that works on this machine; undefined where none does. Only buildah's image is checked. */
export function chooseBuilder({ withChecks }) {
  const engines = withChecks ? [] : ['docker', 'podman'];
  const engine = engines.find((name) => works(name, 'info')); // also: does its service run?
  if (engine) return engine;
  const mounts = process.platform === 'linux' && process.getuid?.() === 0;
  return mounts && works('buildah', '--version') && works('bwrap', '--version')
    ? 'buildah'
    : undefined;
}

function works(program, argument) {
  return spawnSync(program, [argument], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}
