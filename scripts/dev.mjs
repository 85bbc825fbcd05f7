// Usage: npm run dev. The shop from its sources: live reload for the screens, restart for the server.
import { spawn } from 'node:child_process';
import { install, pinnedNode, root } from './steps.mjs';

await install({ withTests: true });
// Only these restart it: Vite reloads the screens, and writes files of its own while it runs.
const watched = ['src/server', 'src/contract', 'src/domain'].map((path) => `--watch-path=${path}`);
// The condition makes this process and Vite load the same copy of React Router.
const args = ['--watch', ...watched, '--conditions=development', 'src/server/main.ts', '--dev'];
const shop = spawn(pinnedNode(), args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
process.on('SIGTERM', () => shop.kill('SIGTERM'));
process.on('SIGINT', () => {}); // the terminal tells the shop as well
shop.on('close', (code) => process.exit(code ?? 1));
