import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#test/mail-server.ts';

/** As the unit `thok-backup-failed.service` starts it. */
const tell = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['src/server/backup/tell-failure.ts'], {
    env: { PATH: process.env.PATH, ...env },
  });

test('a backup that failed is told by mail', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const { stdout } = await tell({ SMTP_URL: server.url, ALERT_EMAIL: 'owner@shop.example' });
  expect(stdout).toContain('Told owner@shop.example');
  expect(server.mails.join()).toMatch(/To: owner@shop\.example[\s\S]*journalctl -u thok-backup/);
  await expect(tell({ SMTP_URL: server.url })).rejects.toMatchObject({
    stderr: 'The backup failed. Set ALERT_EMAIL to be told by mail.\n',
  });
});
