import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openMailer } from './mailer.ts';

async function startSilentServer(greeting: string): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}); // the mailer hangs up
    socket.write(greeting);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // `as`: a TCP port was asked for
  return `smtp://127.0.0.1:${port}`;
}

test.each([
  ['says nothing', '', 'Greeting never received'],
  ['greets and then says nothing', '220 mail.example ESMTP\r\n', 'Timeout'],
])('a mail server that %s is given up', async (_how, greeting, message) => {
  const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 300 };
  const smtpUrl = await startSilentServer(greeting);
  const mail = { to: 'a@thok.example', subject: 'Hi', text: 'Hello', html: '<p>Hello</p>' };
  const sent = openMailer({ smtpUrl, dataDir: '' }, timeouts).send(mail, 'shop@thok.example');
  await expect(sent).rejects.toThrow(message);
});
