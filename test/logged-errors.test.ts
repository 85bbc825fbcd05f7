import { expect, test } from 'vitest';
import { noteLogLine, takeLoggedErrors } from './logged-errors.ts';
import { startApp } from './start-app.ts';

const line = (level: number, place: string) => `${JSON.stringify({ level, place })}\n`;

test('an error in the log is told, what was expected and anything milder is not', () => {
  noteLogLine(line(40, 'mild'));
  noteLogLine(line(50, 'api'));
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('api: ')]);
  expect(takeLoggedErrors()).toEqual([]);
});

test('a fault inside the shop is in its log, where the tests look', async () => {
  const shop = await startApp();
  await shop.catalogue.close();
  await shop.database.execute('alter table products rename column stock to gone');
  const answer = await shop.app.inject({ url: '/api/getProductStock?product_id=1' });
  expect(answer.statusCode).toBe(500);
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('api: ')]);
  shop.expectError('api');
  await shop.app.inject({ url: '/api/getProductStock?product_id=1' });
  expect(takeLoggedErrors()).toEqual([]);
  shop.expectError('api');
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('none was logged')]);
  await shop.close();
});
