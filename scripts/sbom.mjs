// Usage: npm run sbom [-- FILE]. Writes the software bill of materials (CycloneDX JSON) of what the shop is
// built of and runs with; by default to build/sbom.cdx.json. From the lock file, since `npm sbom --omit=dev`
// leaves out packages that the tests need too, among them some of our own dependencies.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root, say } from './steps.mjs';

const file = resolve(process.argv[2] ?? `${root}/build/sbom.cdx.json`);
const readJson = (name) => JSON.parse(readFileSync(`${root}/${name}`, 'utf8'));
const { name, version, license } = readJson('package.json');
const folder = 'node_modules/';

const lock = readJson('package-lock.json').packages;
const packages = Object.entries(lock).filter(
  ([place, entry]) => place.includes(folder) && !entry.dev && !entry.link,
);
const byPlace = new Map(packages.map(([place, entry]) => [place, component(nameAt(place), entry)]));
// The same version may lie in several places.
const byPurl = new Map([...byPlace.values()].map((one) => [one.purl, one]));
const ref = `${name}@${version}`;

const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: {
      type: 'application',
      ...{
        'bom-ref': ref,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
  },
  components: [...byPurl.values()],
  dependencies: dependencyGraph(),
};
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
say(`${bom.components.length} packages in ${file}`);

function nameAt(place) {
  return place.slice(place.lastIndexOf(folder) + folder.length);
}

/** What each component depends on, the shop first. */
function dependencyGraph() {
  const graph = new Map([[ref, new Set()], ...[...byPurl.keys()].map((purl) => [purl, new Set()])]);
  for (const [place, entry] of [['', lock['']], ...packages]) {
    const wanted = {
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    };
    const found = Object.keys(wanted).flatMap((one) => resolvedFrom(place, one)?.purl ?? []);
    const all = graph.get(byPlace.get(place)?.purl ?? ref);
    for (const purl of found) all.add(purl);
  }
  return [...graph].map(([one, dependsOn]) => ({ ref: one, dependsOn: [...dependsOn].sort() }));
}

/** As Node looks a package up: in the folder of whoever asks, then in those above. */
function resolvedFrom(place, wanted) {
  for (let above = place; ; above = above.slice(0, Math.max(0, above.lastIndexOf(`/${folder}`)))) {
    const found = byPlace.get(above === '' ? folder + wanted : `${above}/${folder}${wanted}`);
    if (found || above === '') return found;
  }
}

function component(fullName, entry) {
  const [group, scoped] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${entry.version}`;
  const [algorithm, hash] = (entry.integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group ? { group } : {}),
    name: scoped,
    version: entry.version,
    // Binaries for other systems are in the lock file, and not on this machine.
    scope: entry.optional || entry.devOptional ? 'optional' : 'required',
    purl,
    ...(entry.license ? { licenses: [{ expression: entry.license }] } : {}),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  };
}
