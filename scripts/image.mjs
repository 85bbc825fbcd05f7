// Usage: npm run image [-- --base FOLDER --save]. Builds the image of deploy/Containerfile: with the docker or podman
// of this machine, or with buildah, which then opens a shop in it as compose.yaml does and checks it. --base: a root
// folder that stands for the base image, where no registry can be reached (needs buildah; without any of them it says
// how the folder is made). --save checks too, and keeps the report in docs/proofs/image.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, buildWithEngine } from './image/build.mjs';
import { chooseBuilder, needs } from './image/builder.mjs';
import { checkImage } from './image/check.mjs';
import { fail, root, say } from './steps.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' }, save: { type: 'boolean' } } });
const builder = chooseBuilder({ withChecks: values.base !== undefined || values.save === true });
if (!builder) fail(needs);
const folder = mkdtempSync(join(tmpdir(), 'thok-image-'));
try {
  if (builder === 'buildah') await buildAndCheck();
  else say(`Built ${await buildWithEngine(folder, builder)}; deploy/compose.yaml runs it.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function buildAndCheck() {
  const image = await buildImage(folder, values.base);
  mkdirSync(join(folder, 'data'));
  const findings = await checkImage(image, join(folder, 'data'));
  for (const { what, found, ok } of findings) say(`${ok ? 'PASS' : 'FAIL'}: ${what}: ${found}`);
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
  if (values.save) await save(findings);
}

async function save(findings) {
  const base = values.base
    ? 'No registry could be reached: a Debian 12\nof debootstrap with Node 24 and npm stood for the base image. What the real one adds was not tried.'
    : 'From the base image that\nthe Containerfile names.';
  const rows = findings.map(
    ({ what, found, ok }) => `| ${what} | ${found} | ${ok ? 'PASS' : 'FAIL'} |`,
  );
  const page = join(root, 'docs/proofs/image.md');
  writeFileSync(
    page,
    `# The container image

\`npm run image -- --save\`, ${new Date().toISOString().slice(0, 10)}, load average ${loadavg()[0]?.toFixed(1)}. buildah ran every step of
\`deploy/Containerfile\` (isolation: chroot), and bubblewrap ran the image as \`compose.yaml\` says: its own
user, no capabilities, no new privileges, the root read-only, \`/tmp\` in memory, \`/data\` the only place to
write to, its own processes; on the network of the machine. ${base}
Compose and a container engine were not tried.

| what | found | |
| --- | --- | --- |
${rows.join('\n')}
`,
  );
  say('Saved as docs/proofs/image.md');
}
