import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  /** From now on there is no room for one byte more. */
  fill(): void;
  /** There is room again. */
  free(): void;
  unmount(): void;
};

type Owner = { uid: number; gid: number };

/** A file system of its own, in memory, in this empty folder. */
export function mountSmallDisk(folder: string, owner?: Owner): SmallDisk {
  const size = 'size=512m';
  const rights = owner ? [`uid=${owner.uid}`, `gid=${owner.gid}`] : [];
  const mount = (options: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'tmpfs', folder], {
      stdio: 'pipe',
    });
  mount([size, 'mode=700', ...rights]);
  return {
    fill() {
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          return void mount(['remount', `size=${(blocks - bfree) * bsize}`]);
        } catch (error) {
          if (tries === 100) throw error; // it never stopped growing in between
        }
      }
    },
    free: () => void mount(['remount', size]),
    // Lazily: a process that still has a file open there may take its time.
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

/** Only the system's administrator mounts, and not in every container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'thok-disk-'));
  try {
    mountSmallDisk(folder).unmount();
    return true;
  } catch {
    return false; // that is what was asked
  } finally {
    rmSync(folder, { recursive: true });
  }
}
