import { expect, test } from 'vitest';
import { customerFields } from '#contract/console/customer.ts';
import { customerFields as shown } from './customer-fields.ts';

test('the form has every field of the contract', () => {
  const names = shown.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(customerFields.shape).toSorted());
});
