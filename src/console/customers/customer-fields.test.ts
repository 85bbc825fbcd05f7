import { expect, test } from 'vitest';
import { customerFields } from '#contract/console/customer.ts';
import { customerFields as shown, wrongField } from './customer-fields.ts';

test('the form has every field of the contract', () => {
  const names = shown.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(customerFields.shape).toSorted());
});

test.each([
  ['gst_number: belongs to another state', 'gst_number', 'GST no. belongs to another state.'],
  ['customer.pincode: must be 6 digits', 'pincode', 'Pincode must be 6 digits.'],
])('%s is told at %s', (message, name, text) => {
  expect(wrongField(message)).toEqual({ name, text });
});

test('what names no field of the form is told above it', () => {
  expect(wrongField('version: must be a number')).toBeUndefined();
  expect(wrongField('Someone has this number.')).toBeUndefined();
});
