// Usage, in package.json: node scripts/needs.mjs shop|tools && …. Says in one sentence what to run first, where
// the shop's packages or the developers' are not installed. Plain JavaScript: it runs before anything is.
import { missingPackages } from './installed.mjs';
import { fail, root } from './steps.mjs';

const command = `npm run ${process.env.npm_lifecycle_event ?? '…'}`;
const withTools = process.argv[2] === 'tools';
if (missingPackages(root, { withTools }).length > 0) {
  const what = withTools ? "the developers' packages" : "the shop's packages";
  fail(`${command} needs ${what}: run ${withTools ? 'npm ci' : 'npm run build'} first.`);
}
