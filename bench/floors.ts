import floors from './floors.json' with { type: 'json' };

/** Ratios as they were measured last. */
export type Floor = keyof typeof floors;

/** What noise of the machine may take. */
const kept = 0.9;

/** Says how a ratio stands beside the last one; a change that loses more than a tenth ends the bench with an exit code. */
export function holdFloor(name: Floor, ratio: number): void {
  const last = floors[name];
  const lost = ratio < last * kept;
  if (lost) process.exitCode = 1;
  const verdict = lost ? 'FAIL' : 'PASS';
  process.stdout.write(
    `  ${verdict}: ${name} ${ratio.toFixed(2)} of it (${last} last time, at least nine tenths of that)\n`,
  );
}
