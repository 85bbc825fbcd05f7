export type Sample = { name: string; labels: Record<string, string>; value: number };

/** The samples of Prometheus's text format. */
export function readSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] =
      /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? failed(line);
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}

/** The value of the one sample with that name and at least those labels; 0 where there is none. */
export function valueIn(text: string, name: string, labels: Record<string, string> = {}): number {
  const found = readSamples(text).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  if (found.length > 1) throw new Error(`${name}: ${found.length} samples fit`);
  return found[0]?.value ?? 0;
}

function failed(line: string): never {
  throw new Error(`Not a sample: ${line}`);
}
