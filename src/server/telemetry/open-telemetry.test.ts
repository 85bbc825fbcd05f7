import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openQueue } from '#server/jobs/queue.ts';
import { newBuyer, newKey } from '#test/buyer.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';
import { startTracing } from './open-telemetry.ts';

/** A span as OTLP's JSON has it, as far as it is looked at. */
type Sent = {
  traceId: string;
  spanId: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

/** A small OTLP receiver. */
async function startReceiver() {
  const bodies: Body[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    bodies.push(JSON.parse(text));
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // `as`: it listens on a port
  const spans = () =>
    bodies
      .flatMap((body) => body.resourceSpans.flatMap((of) => of.scopeSpans))
      .flatMap((scope) => scope.spans)
      .toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)));
  return { url: `http://127.0.0.1:${port}`, spans, text: () => JSON.stringify(bodies) };
}

/** The tree for people, with times and statements: `KEEP_TRACE=1 npx vitest run open-telemetry` keeps the last one. */
function keepTrace(spans: Sent[], parent: string): void {
  const lineOf = (span: Sent, depth: number): string => {
    const ms = Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6;
    const text = span.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue;
    const name = text?.replace(/\s+/g, ' ').slice(0, 90) ?? span.name;
    return `${ms.toFixed(1).padStart(7)} ms  ${'  '.repeat(depth)}${name}`;
  };
  const linesOf = (of: string, depth: number): string[] =>
    spans
      .filter((span) => span.parentSpanId === of)
      .flatMap((span) => [lineOf(span, depth), ...linesOf(span.spanId, depth + 1)]);
  const lines = linesOf(parent, 0).join('\n');
  const head = `# The trace of one order\n\nBy \`KEEP_TRACE=1 npx vitest run open-telemetry\`: an order of one line, then a message with its mail.`;
  writeFileSync('docs/proofs/trace-of-an-order.md', `${head}\n\n\`\`\`\n${lines}\n\`\`\`\n`);
}

/** The spans as a tree, one line each, indented by their depth. */
function treeOf(spans: Sent[], parent: string, depth = 0): string[] {
  return spans
    .filter((span) => span.parentSpanId === parent)
    .flatMap((span) => [
      `${'  '.repeat(depth)}${span.name}`,
      ...treeOf(spans, span.spanId, depth + 1),
    ]);
}

const pace = { clockSeconds: 30, pollSeconds: 0.5, retrySeconds: 1, stopSeconds: 5 };
const tap = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${tap.traceId}-${tap.spanId}-01`;

test('a trace goes from the browser’s request through the action to statements and jobs', async () => {
  const receiver = await startReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const tracing = startTracing(noteError);
  const database = await openTestDb();
  const queue = await openQueue(database, noteError, pace);
  const shop = await startApp(database, { jobs: queue });
  const buyer = await newBuyer(shop);
  await buyer.fill();
  const ran = Promise.withResolvers<object>();
  await queue.work({
    'contact-mail': async (data) => {
      ran.resolve(data);
      return 'sent';
    },
  });
  const headers = { ...(await shop.signIn(buyer.me.id)), traceparent };
  const post = (action: string, payload: object) =>
    shop.app.inject({
      ...{ method: 'POST', url: `/api/${action}?secret=in-the-address`, payload, headers },
    });

  await post('insertOrder', {
    ...{ user_id: buyer.me.id, idempotency_key: newKey(), paymentMethod: 'cod' },
    ...{ delivery_type: 'pickup', note: 'A note that nobody else reads.' },
  });
  const message = { name: 'Asha', email: 'asha@shop.example', message: 'When do you open?' };
  await post('contactUsForm', message);
  expect(await ran.promise).toEqual({ messageId: expect.any(Number) });
  await queue.close();
  await shop.close();
  await tracing.close();

  if (process.env.KEEP_TRACE) keepTrace(receiver.spans(), tap.spanId);
  const tree = treeOf(receiver.spans(), tap.spanId);
  const [order, contact] = [
    tree.indexOf('POST /api/insertOrder'),
    tree.indexOf('POST /api/contactUsForm'),
  ];
  expect([order, contact]).not.toContain(-1);
  const ofOrder = tree.slice(order + 1, contact);
  // Who is it; then the transaction: cart and customer, and the one statement that writes.
  const statements = ['SELECT', 'BEGIN', 'SELECT', 'SELECT', 'WITH', 'COMMIT'];
  expect(ofOrder).toEqual(statements.map((name) => `  ${name}`));
  const ofContact = tree.slice(contact);
  expect(ofContact).toContain('  job contact-mail');
  expect(ofContact.slice(ofContact.indexOf('  job contact-mail') + 1)[0]).toMatch(/^ {4}INSERT/);
  const sent = receiver.spans().find((span) => span.name === 'POST /api/insertOrder');
  expect(sent?.traceId).toBe(tap.traceId);
  expect(sent?.attributes).toContainEqual({
    ...{ key: 'http.response.status_code', value: { intValue: 200 } },
  });
  // Statements without their values, addresses without their queries.
  for (const secret of ['A note that', 'asha@', 'in-the-address']) {
    expect(receiver.text()).not.toContain(secret);
  }
});

test('pages say that their shop is traced, and only while it is', async () => {
  const receiver = await startReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const consoleApp = { dev: false, html: async () => '<!doctype html><html lang="en-IN">' };
  const shop = await startApp(undefined, { pages: true, consoleApp });
  const elements = () =>
    Promise.all(
      ['/faqs?of=visitors', '/console'].map(async (path) => {
        const { body } = await shop.app.inject(path);
        return /<html[^>]*>/.exec(body)?.[0];
      }),
    );
  expect((await elements()).join()).not.toContain('data-traced');
  const tracing = startTracing(noteError);
  expect(await elements()).toEqual([
    '<html lang="en-IN" data-traced="">',
    '<html data-traced="" lang="en-IN">',
  ]);
  await shop.close();
  await tracing.close();
  expect(receiver.spans().map(({ name }) => name)).toContain('GET /faqs');
});

test('a collector that is away is logged, and keeps nobody', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: string[] = [];
  const tracing = startTracing((place, error) => lines.push(`${place}: ${error}`));
  const shop = await startApp();
  const { statusCode } = await shop.app.inject('/api/getDeliverySettings?of=visitors');
  expect(statusCode).toBe(200);
  await shop.close();
  await tracing.close();
  expect(lines).toEqual([expect.stringMatching(/^tracing: /)]);
});
