import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { refusedFields } from './use-field-errors.ts';

const labels = { gst_number: 'GST no.', pincode: 'Pincode' };
const refused = (message: string, extra = {}) =>
  refusedFields(new Refusal('bad-input', message, extra), labels);

test('every field that the server names is told, by its label', () => {
  const fields = {
    'customer.pincode': 'must be 6 digits',
    gst_number: 'is short',
    version: 'is odd',
  };
  expect(refused('customer.pincode: must be 6 digits', { fields })).toEqual({
    pincode: 'Pincode must be 6 digits.',
    gst_number: 'GST no. is short.',
  });
});

test('without the list it is the field of the message', () => {
  expect(refused('gst_number: belongs to another state')).toEqual({
    gst_number: 'GST no. belongs to another state.',
  });
});

test('what names no field of the form is told above it', () => {
  expect(refused('version: must be a number', { fields: { version: 'is odd' } })).toBeUndefined();
  expect(refused('Someone has this number.')).toBeUndefined();
  expect(refusedFields(new Refusal('busy', 'pincode: x'), labels)).toBeUndefined();
});
