// Usage: npm start. Installs, builds and opens the shop; settings come from the environment.
import { runShop } from './run-shop.mjs';
import { build, fail, install } from './steps.mjs';

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Thok needs Node 20 or newer to start; this is ${process.version}.`);
}
await install({ withTests: false });
await build();
runShop();
