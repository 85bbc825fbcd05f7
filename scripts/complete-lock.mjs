// Usage: node scripts/complete-lock.mjs, after `npm install` has changed package-lock.json.
// A registry that lacks some platforms' binaries leaves them out of the lock file, and `npm ci`
// then refuses it everywhere. This names them, so that each machine fetches its own.
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'arm', 'ppc64', 's390x', 'riscv64', 'wasm32'];
const exact = /^\d+\.\d+\.\d+$/;
let added = 0;

for (const [place, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (place === '' || !exact.test(version) || isLocked(place, name)) continue;
    const parts = name.split(/[/-]/);
    const os = systems.find((system) => parts.includes(system));
    const cpu = processors.find((processor) => parts.includes(processor));
    if (!os || !cpu) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(entry.dev ? { dev: true } : {}),
      ...(os === 'linux' ? { libc: [parts.includes('musl') ? 'musl' : 'glibc'] } : {}),
      optional: true,
      os: [os],
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`· ${added} platform packages added to package-lock.json\n`);

/** Whether the lock file has the package where `place` would look for it. */
function isLocked(place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}
