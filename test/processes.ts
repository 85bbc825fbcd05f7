import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

export function signalAll(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // it has ended meanwhile, as connections do
    }
  }
}

export function childrenOf(pid: number): number[] {
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return listed.trim().split(/\s+/).map(Number);
  } catch {
    return []; // it has none
  }
}

export async function freeze(pids: number[], ms: number): Promise<void> {
  signalAll(pids, 'SIGSTOP');
  await setTimeout(ms);
  signalAll(pids, 'SIGCONT');
}
