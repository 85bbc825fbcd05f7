import { expect, test } from 'vitest';
import { consoleActionNamed, consoleActionNames } from './index.ts';

test('an action takes a file if one is in its input, and no other reads one', () => {
  const taking = consoleActionNames.filter((name) => consoleActionNamed(name).takesFile);
  const withFile = consoleActionNames.filter((name) => {
    const fields = Object.values(consoleActionNamed(name).example.input);
    return fields.some((value) => value instanceof Uint8Array);
  });
  expect(taking).toEqual(withFile);
  expect(taking.toSorted()).toEqual([
    ...['checkBankFile', 'checkFile', 'uploadEInvoices', 'uploadPicture'],
  ]);
});
