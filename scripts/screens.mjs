// Usage: npm run screens. axe and the width of every screen of shop and console, and of what opens over them, at 360 and
// 1280 px, and how they read on small screens and with large text; keeps the report in docs/proofs/screens.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyForJourneys, runJourneys } from './run-journeys.mjs';
import { root } from './steps.mjs';

const files = ['every-screen', 'every-console-screen', 'readable', 'large-text'];

const env = { ...(await readyForJourneys()), TEST_ALL: '1' };
// However long a busy machine takes: it is about what axe finds.
const { code, report } = await runJourneys([...files, '--timeout=600000'], env, {
  title: 'Every screen, looked at by axe',
  about: 'Written by `npm run screens`.',
});
process.stdout.write(`\n${report}`);
writeFileSync(join(root, 'docs', 'proofs', 'screens.md'), report);
process.exit(code);
