// Usage: npm run dev. The shop from its sources: live reload for the screens, restart for the server.
import { spawn } from 'node:child_process';
import { install, pinnedNode, root } from './steps.mjs';

await install({ withTests: true });
const shop = spawn(pinnedNode(), ['--watch', 'src/server/main.ts', '--dev'], {
  cwd: root,
  stdio: 'inherit',
});
process.on('SIGTERM', () => shop.kill('SIGTERM'));
process.on('SIGINT', () => {}); // the terminal tells the shop as well
shop.on('close', (code) => process.exit(code ?? 1));
