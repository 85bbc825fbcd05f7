import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { refusedFields } from './use-field-errors.ts';

const labels = { gst_number: 'GST no.', pincode: 'Pincode' };
const refused = (fields?: Record<string, string>) =>
  refusedFields(new Refusal('bad-input', 'Something is wrong.', fields && { fields }), labels);

test('every field that the server names is told, by its label', () => {
  const fields = {
    'customer.pincode': 'must be 6 digits',
    gst_number: 'is short',
    version: 'is odd',
  };
  expect(refused(fields)).toEqual({
    pincode: 'Pincode must be 6 digits.',
    gst_number: 'GST no. is short.',
  });
});

test('what names no field of the form is told above it', () => {
  expect(refused({ version: 'is odd' })).toBeUndefined();
  expect(refused()).toBeUndefined();
  const busy = new Refusal('busy', 'Busy.', { fields: { pincode: 'is short' } });
  expect(refusedFields(busy, labels)).toBeUndefined();
});
