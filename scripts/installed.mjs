// What of the packages is installed, as npm keeps it: by `npm start`, or by a person's own `npm ci` or `npm install`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Whether every package of the lock file lies there in its version; `withTools`: those of developers too. */
export function isInstalled(root, { withTools }) {
  const there = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {};
  const { packages } = readJson(join(root, 'package-lock.json'));
  return Object.entries(packages).every(([place, entry]) => {
    // Those of other platforms are nowhere.
    if (!place.startsWith('node_modules/') || entry.link || entry.optional) return true;
    if (entry.devOptional || (entry.dev && !withTools)) return true;
    return there[place]?.version === entry.version && existsSync(join(root, place));
  });
}

/** Whether a contributor has installed here: what only developers need is there, or some of it. */
export function hasTools(root) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const names = Object.keys(packages[''].devDependencies);
  return names.some((name) => {
    const place = `node_modules/${name}`;
    return packages[place]?.dev && existsSync(join(root, place));
  });
}

/** Those that package.json names and that are not there. */
export function missingPackages(root, { withTools }) {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  const wanted = { ...dependencies, ...(withTools ? devDependencies : {}) };
  return Object.keys(wanted).filter((name) => !existsSync(join(root, 'node_modules', name)));
}
