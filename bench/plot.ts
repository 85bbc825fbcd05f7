/** Plots of a bench as SVG. The report beside each has its figures in a table. */

export type Series = { name: string; points: [x: number, y: number][] };
export type Plot = {
  title: string;
  /** What the axes count, with the unit. */
  x: string;
  y: string;
  /** A line that the figures must stay below. */
  limit?: number;
};

const size = { width: 720, height: 320 };
const area = { left: 64, right: 700, top: 64, bottom: 268 };
const dashes = ['', '8 4', '2 3', '12 3 2 3'];

/** One line for each series. */
export function linePlot(plot: Plot, series: Series[]): string {
  const points = series.flatMap((one) => one.points);
  const xs = exactAxis(Math.max(0, ...points.map(([x]) => x)));
  const ys = axis(Math.max(plot.limit ?? 0, ...points.map(([, y]) => y)));
  const at = ([x, y]: [number, number]) => `${place(x, xs.max, 'x')},${place(y, ys.max, 'y')}`;
  const ticks = xs.ticks.map((x) => text(place(x, xs.max, 'x'), area.bottom + 18, shown(x), 'mid'));
  const lines = series.map(
    ({ points: own }, i) =>
      `<polyline class="line s${i}" stroke-dasharray="${dashes[i] ?? ''}" points="${own.map(at).join(' ')}"/>`,
  );
  const names = series.map((one) => one.name);
  return svg(plot, names, [...grid(plot, ys), ...ticks, ...legend(names, plot, true), ...lines]);
}

/** For each group (`groups`) one bar of each series, whose points are counted from 0. */
export function barPlot(plot: Plot, groups: string[], series: Series[]): string {
  const heights = series.flatMap((one) => one.points.map(([, y]) => y));
  const ys = axis(Math.max(plot.limit ?? 0, ...heights));
  const slot = (area.right - area.left) / groups.length;
  const wide = Math.min(48, (slot * 0.7) / series.length);
  const left = (group: number) => area.left + slot * (group + 0.5) - (wide * series.length) / 2;
  const bars = series.flatMap(({ points }, i) =>
    points.map(([group, value]) => ({
      ...{ series: i, value },
      x: round(left(group) + i * wide),
      y: place(value, ys.max, 'y'),
    })),
  );
  const rects = bars.map(
    ({ series: i, x, y }) =>
      `<rect class="bar s${i}" x="${x}" y="${y}" width="${round(wide - 2)}" height="${round(area.bottom - y)}"/>`,
  );
  const values = withoutCollisions(
    bars.map(({ value, x, y }) => ({ x: round(x + wide / 2), y: y - 6, words: shown(value) })),
  ).map(({ x, y, words }) => text(x, y, words, 'mid small'));
  const names = series.map((one) => one.name);
  return svg(plot, names, [
    ...grid(plot, ys),
    ...rects,
    ...values,
    ...groupLabels(groups, slot),
    ...legend(names, plot, false),
  ]);
}

/** Each second one, or each third, where the names are longer than there is room. */
function groupLabels(groups: string[], slot: number): string[] {
  const each = Math.ceil(Math.max(1, ...groups.map((name) => widthOf(name) + gap)) / slot);
  return groups.flatMap((name, i) =>
    i % each === 0
      ? [text(round(area.left + slot * (i + 0.5)), area.bottom + 18, name, 'mid')]
      : [],
  );
}

type Axis = { max: number; ticks: number[] };

/** Up to five steps of 1, 2 or 5 times a power of ten. */
export function axis(most: number): Axis {
  const top = most > 0 ? most : 1;
  const rough = top / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(top / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(6)));
  return { max: ticks.at(-1) ?? top, ticks };
}

/** The same steps, but it ends where the figures do: a run of 60 s at 60. */
export function exactAxis(most: number): Axis {
  const { max, ticks } = axis(most);
  return most > 0 ? { max: most, ticks: ticks.filter((one) => one <= most) } : { max, ticks };
}

type Label = { x: number; y: number; words: string };

/** The higher of two that would lie over one another stays. */
function withoutCollisions(labels: Label[]): Label[] {
  const kept: Label[] = [];
  for (const one of labels.toSorted((a, b) => a.y - b.y)) {
    const collides = kept.some(
      ({ x, y, words }) =>
        Math.abs(y - one.y) < lineHeight &&
        Math.abs(x - one.x) < (widthOf(words) + widthOf(one.words)) / 2 + gap,
    );
    if (!collides) kept.push(one);
  }
  return labels.filter((one) => kept.includes(one));
}

function place(value: number, max: number, which: 'x' | 'y'): number {
  const share = value / max;
  return which === 'x'
    ? round(area.left + share * (area.right - area.left))
    : round(area.bottom - share * (area.bottom - area.top));
}

function grid({ limit, x, y }: Plot, ys: Axis): string[] {
  const across = (value: number, name: string) => {
    const at = place(value, ys.max, 'y');
    return `<line class="${name}" x1="${area.left}" x2="${area.right}" y1="${at}" y2="${at}"/>`;
  };
  return [
    ...ys.ticks.map((one) => across(one, 'grid')),
    ...ys.ticks.map((one) => text(area.left - 8, place(one, ys.max, 'y') + 4, shown(one), 'end')),
    ...(limit === undefined ? [] : [across(limit, 'limit')]),
    text(area.left, area.top - 10, y, 'muted'),
    text(area.right, area.bottom + 40, x, 'end muted'),
  ];
}

/**
 * Up to the right end of the line above the plot; `dashed` as the lines are, or blocks as the bars are. The
 * limit comes last.
 */
function legend(series: string[], { limit, y: unit }: Plot, dashed: boolean): string[] {
  const names =
    limit === undefined ? series : [...series, `limit, ${shown(limit)} ${unit}`.trimEnd()];
  const widths = names.map((name) => name.length * 7.5 + 44);
  return names.flatMap((name, i) => {
    const x = area.right - widths.slice(i).reduce((sum, one) => sum + one, 0);
    const y = area.top - 14;
    if (i === series.length) {
      const line = `<line class="limit" x1="${x}" x2="${x + 24}" y1="${y}" y2="${y}"/>`;
      return [line, text(x + 30, area.top - 10, name, '')];
    }
    const mark = dashed
      ? `<line class="line s${i}" stroke-dasharray="${dashes[i] ?? ''}" x1="${x}" x2="${x + 24}" y1="${y}" y2="${y}"/>`
      : `<rect class="bar s${i}" x="${x + 12}" y="${y - 6}" width="12" height="12"/>`;
    return [mark, text(x + 30, area.top - 10, name, '')];
  });
}

const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
/** With thousands separators. */
export const shown = (value: number) => thousands.format(value);
/** About, of a text of 12 or 13 px. */
const widthOf = (words: string) => words.length * 7;
const lineHeight = 12;
const gap = 4;
const round = (value: number) => Math.round(value * 10) / 10;
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const text = (x: number, y: number, words: string, name: string) =>
  `<text class="${name}" x="${x}" y="${y}">${escaped(words)}</text>`;

const style = `text{font:13px system-ui,sans-serif;fill:#14211c}.title{font-size:16px;font-weight:600}.small{font-size:12px}.muted{fill:#5b6b64}.mid{text-anchor:middle}.end{text-anchor:end}
.card{fill:#fff}.grid{stroke:#e3e9e6}.limit{stroke:#b3261e;stroke-width:1.5;stroke-dasharray:4 4}.line{fill:none;stroke-width:2}
.line.s0{stroke:#0b6b4b}.line.s1{stroke:#0b57a4}.line.s2{stroke:#8a4b00}.line.s3{stroke:#5b6b64}.bar.s0{fill:#0b6b4b}.bar.s1{fill:#0b57a4}.bar.s2{fill:#8a4b00}.bar.s3{fill:#5b6b64}
@media(prefers-color-scheme:dark){text{fill:#e6eeea}.muted{fill:#a3b3ab}.card{fill:#14211c}.grid{stroke:#2c3a34}.limit{stroke:#f2a59f}.line.s0{stroke:#5fc49a}.line.s1{stroke:#7fb4ea}.line.s2{stroke:#e0a04a}.line.s3{stroke:#a3b3ab}.bar.s0{fill:#5fc49a}.bar.s1{fill:#7fb4ea}.bar.s2{fill:#e0a04a}.bar.s3{fill:#a3b3ab}}`;

function svg({ title, limit, y }: Plot, names: string[], parts: string[]): string {
  const within = limit === undefined ? '' : `; the dashed red line is the limit, ${shown(limit)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="title about">
<title id="title">${escaped(title)}</title>
<desc id="about">${escaped(`${y}: ${names.join(', ')}${within}`)}</desc>
<style>${style}</style>
<rect class="card" width="${size.width}" height="${size.height}" rx="12"/>
${text(16, 30, title, 'title')}
${parts.join('\n')}
</svg>
`;
}
