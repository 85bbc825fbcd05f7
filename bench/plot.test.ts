import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { axis, barPlot, exactAxis, linePlot } from './plot.ts';

const plot = { title: 'p99 of <reads> & orders', x: 'seconds', y: 'ms' };

describe('axis', () => {
  test.each([
    [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 20, 40, 60, 80, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('up to %d has round steps that reach it', (most, ticks) => {
    expect(axis(most)).toEqual({ max: ticks.at(-1), ticks });
  });
});

describe('exactAxis', () => {
  test.each([
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [60, 60, [0, 20, 40, 60]],
    [60.3, 60.3, [0, 20, 40, 60]],
  ])('up to %d ends there', (most, max, ticks) => {
    expect(exactAxis(most)).toEqual({ max, ticks });
  });
});

describe('plots', () => {
  test('a line goes from the lower left to the upper right of its axes', () => {
    const svg = linePlot(plot, [
      {
        name: 'read',
        points: [
          [0, 0],
          [50, 5],
          [100, 10],
        ],
      },
    ]);
    expect(svg).toContain('points="64,268 382,166 700,64"');
  });

  test('the limit is on the axis even where every figure is far below it', () => {
    const svg = linePlot({ ...plot, limit: 600 }, [{ name: 'read', points: [[1, 5]] }]);
    expect(svg).toContain('<line class="limit" x1="64" x2="700" y1="64" y2="64"/>');
    expect(svg).toContain('the limit, 600');
    expect(svg).toMatch(/<text [^>]*>limit, 600 ms<\/text>/);
  });

  test('figures have thousands separators', () => {
    const svg = barPlot(
      { ...plot, limit: 2_000 },
      ['all'],
      [{ name: 'read', points: [[0, 1_234]] }],
    );
    for (const words of ['1,234', '1,500', 'limit, 2,000 ms']) expect(svg).toContain(`>${words}<`);
  });

  test('figures over narrow bars are thinned, the higher ones stay; so are names of groups', () => {
    const groups = Array.from({ length: 30 }, (_, i) => `group ${i}`);
    const ofHeight = (top: number) =>
      groups.map((_, i): [number, number] => [i, i === 7 ? top : 1_000 + (i % 3)]);
    const svg = barPlot(plot, groups, [
      { name: 'one', points: ofHeight(1_001) },
      { name: 'two', points: ofHeight(1_100) },
    ]);
    const at = (name: string) =>
      [
        ...svg.matchAll(new RegExp(`class="${name}" x="([\\d.]+)" y="([\\d.]+)">([^<]*)<`, 'g')),
      ].map(([, x, y, words = '']) => ({
        x: Number(x),
        y: Number(y),
        wide: words.length * 7,
        words,
      }));
    for (const labels of [at('mid small'), at('mid')]) {
      expect(labels.length).toBeGreaterThan(5);
      const collisions = labels.flatMap((a, i) =>
        labels
          .slice(i + 1)
          .filter((b) => Math.abs(a.y - b.y) < 12 && Math.abs(a.x - b.x) < (a.wide + b.wide) / 2),
      );
      expect(collisions).toEqual([]);
    }
    expect(at('mid small').map(({ words }) => words)).toContain('1,100');
  });

  test('each bar bears its value, and no two lie over one another', () => {
    const series = [1, 2].map((n) => ({
      name: `s${n}`,
      points: [
        [0, n],
        [1, n * 2],
      ] as [number, number][],
    }));
    const svg = barPlot(plot, ['quiet', 'busy'], series);
    const lefts = [
      ...svg.matchAll(/<rect class="bar s\d" x="([\d.]+)" y="[\d.]+" width="(?!12")/g),
    ].map(([, x]) => Number(x));
    expect(new Set(lefts).size).toBe(4);
    expect([...svg.matchAll(/class="mid small"[^>]*>(\d)</g)].map(([, value]) => value)).toEqual([
      '1',
      '2',
      '2',
      '4',
    ]);
  });

  test.each([
    ['line', linePlot(plot, [{ name: 'a "b"', points: [[1, 1]] }])],
    ['bar', barPlot(plot, ['<1>'], [{ name: 'a & b', points: [[0, 0]] }])],
    ['empty', linePlot(plot, [])],
  ])('a %s plot is a picture, whatever its words', async (_, svg) => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 720, height: 320 });
  });
});
