import { execFileSync } from 'node:child_process';
import { startTestServer } from './test-server.ts';

export default async function setup(): Promise<() => Promise<void>> {
  // Of these very sources: tests that start a shop run the bundle.
  execFileSync(process.execPath, ['scripts/build.mjs', '--server']);
  const server = await startTestServer();
  return server.stop;
}
