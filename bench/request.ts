import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; text: string };

/** With the plain client of Node: the load generator shares the cores with what it measures. */
export function send(
  url: string,
  { agent, headers, body }: { agent: Agent; headers?: OutgoingHttpHeaders; body?: unknown },
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = text === undefined ? {} : posted(text);
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      agent,
      method: text === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...sent },
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    });
    sending.end(text);
  });
}

function posted(text: string): OutgoingHttpHeaders {
  return {
    'x-thok': '1',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
}
