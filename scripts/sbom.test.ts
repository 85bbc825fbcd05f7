import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

type Component = {
  name: string;
  group?: string;
  version: string;
  purl: string;
  scope: string;
  licenses?: unknown[];
  hashes?: { alg: string }[];
};

function readBom() {
  const folder = mkdtempSync(join(tmpdir(), 'thok-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['scripts/sbom.mjs', file], { stdio: 'pipe' });
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('the bill of materials names every package of the shop, with version, licence and hash', () => {
  const bom = readBom();
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  expect(bom.metadata.component).toMatchObject({ name: 'thok', version: manifest.version });
  const components: Component[] = bom.components;
  const names = new Map(components.map((one) => [fullName(one), one]));
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(names.get(name), name).toMatchObject({ version });
  }
  for (const name of ['vitest', '@playwright/test', 'autocannon'])
    expect(names.has(name)).toBe(false);
  for (const { purl, version } of components) {
    expect(purl).toMatch(/^pkg:npm\//);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
  const required = components.filter(({ scope }) => scope === 'required');
  expect(required.length).toBeGreaterThan(100);
  const unknown = required.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length);
  // Its manifest names no licence; its LICENSE file is MIT's.
  expect(unknown.map(fullName)).toEqual(['png-js']);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});

test('its graph leads from the shop to every package, each by the version that Node would load', () => {
  const bom = readBom();
  const rows: { ref: string; dependsOn: string[] }[] = bom.dependencies;
  const graph = new Map(rows.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(graph.size).toBe(rows.length);
  const components: Component[] = bom.components;
  const shop: string = bom.metadata.component['bom-ref'];
  const reached = new Set([shop]);
  for (const ref of reached) for (const next of graph.get(ref) ?? []) reached.add(next);
  expect([...reached].sort()).toEqual([shop, ...components.map(({ purl }) => purl)].sort());

  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(graph.get(shop)).toContain(`pkg:npm/pg@${dependencies.pg}`);
  // Two versions of one package: whoever has its own below it gets that one.
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const nested = Object.keys(lock).filter(
    (place) => /^node_modules\/[^@/]+\/node_modules\/[^@/]+$/.test(place) && !lock[place].dev,
  );
  expect(nested).not.toEqual([]);
  for (const place of nested) {
    const [, owner = '', name = ''] = place.split(/\/?node_modules\//);
    const purl = (one: string, at: string) => `pkg:npm/${one}@${lock[at].version}`;
    expect(graph.get(purl(owner, `node_modules/${owner}`))).toContain(purl(name, place));
  }
});

function fullName({ group, name }: Component): string {
  return group ? `${group}/${name}` : name;
}
