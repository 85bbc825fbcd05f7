// Usage: npm run build. Builds storefront, console and server into build/, unless nothing has changed.
// With --server only the server, of what is installed.
import { build, buildServer, install } from './steps.mjs';

if (process.argv.includes('--server')) await buildServer();
else {
  await install({ withTests: false });
  await build();
}
