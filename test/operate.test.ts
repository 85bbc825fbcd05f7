import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRegistry } from '#server/metrics/registry.ts';
import { startApp } from './start-app.ts';

const folder = 'docs/operate';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
let exported: Set<string>;

beforeAll(async () => {
  const shop = await startApp();
  const { registry, stop } = openRegistry({ ...shop, dataDir: '.', writesFail: () => false });
  const metrics = await registry.getMetricsAsJSON();
  exported = new Set(
    metrics.flatMap(({ name, type }) =>
      // `as`: the type says an enum, prom-client answers its word.
      (type as unknown as string) === 'histogram'
        ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`)
        : [name],
    ),
  );
  stop();
  await shop.close();
});

type Panel = {
  id: number;
  type: string;
  title: string;
  description: string;
  gridPos: { x: number; y: number };
  fieldConfig: { defaults: { thresholds?: { steps: { color: string }[] } } };
  targets: { expr: string }[];
};

/** Without the headings. */
function readPanels(): Panel[] {
  const { panels }: { panels: Panel[] } = JSON.parse(read('dashboard.json'));
  return panels.filter(({ type }) => type !== 'row');
}

/** Every metric that a file of Prometheus or Grafana names. */
function namedIn(text: string): string[] {
  const names = text.match(/\b(?:thok|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names)];
}

describe('docs/operate', () => {
  test.each(['alerts.yml', 'dashboard.json', 'monitoring.md'])(
    '%s names metrics that exist',
    (name) => {
      const named = namedIn(read(name));
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((metric) => !exported.has(metric))).toEqual([]);
    },
  );

  test('the dashboard is JSON with a query in every panel', () => {
    for (const panel of readPanels()) expect(panel.targets[0]?.expr).not.toBe('');
  });

  test('each panel has an id of its own, a place of its own and says what it shows', () => {
    const panels = readPanels();
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
    for (const { description, title } of panels) expect(description, title).not.toBe('');
  });

  test('what an alert watches as one figure turns red on the dashboard', () => {
    const red = readPanels().flatMap(({ title, fieldConfig }) => {
      const steps = fieldConfig.defaults.thresholds?.steps ?? [];
      return steps.some(({ color }) => color === 'red') ? [title] : [];
    });
    expect(red).toEqual([
      'Database answers',
      'Catalogue age, worst node',
      'Last backup',
      'Disk free, worst node',
      'Faults in the last hour',
    ]);
  });

  test('the dashboard counts jobs once, though every node tells of all of them', () => {
    const queries = [...read('dashboard.json').matchAll(/"expr": "(.*)"/g)].map(
      ([, query]) => query,
    );
    const ofJobs = queries.filter((query) => query?.includes('thok_jobs{'));
    expect(ofJobs).not.toEqual([]);
    for (const query of ofJobs) expect(query).toContain('max by (queue) (thok_jobs{');
  });

  test('every alert leads to a heading of the playbook', () => {
    const headings = [...read('incidents.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    const runbooks = [...read('alerts.yml').matchAll(/runbook: incidents\.md#(\S+)/g)];
    expect(runbooks.length).toBeGreaterThan(5);
    for (const [, anchor] of runbooks) expect(headings).toContain(anchor);
  });

  test('every npm command and every file that a page names is there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.md'))) {
      for (const [, script = ''] of read(name).matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
        expect(scripts, `${name}: ${script}`).toHaveProperty(script);
      }
      for (const [, path = ''] of read(name).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
        expect(existsSync(join(folder, path)), `${name}: ${path}`).toBe(true);
      }
    }
  });
});
