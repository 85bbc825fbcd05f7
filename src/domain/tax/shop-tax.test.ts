import { expect, test } from 'vitest';
import { shopTaxFault } from './shop-tax.ts';

test.each([
  ['unregistered', '', '', undefined],
  ['unregistered', '05AADCD4821K1ZS', '', undefined],
  ['regular', '', 'Uttarakhand', 'gstin'],
  ['composition', '', '', 'gstin'],
  ['regular', '05AADCD4821K1ZS', '', 'state'],
  ['regular', '05AADCD4821K1ZS', 'Punjab', 'gstin'],
  ['composition', '05AADCD4821K1ZS', 'Uttarakhand', undefined],
] as const)(
  'a shop that is %s with GSTIN "%s" in "%s" lacks %s',
  (gstMode, gstin, state, field) => {
    expect(shopTaxFault({ gstMode, gstin, state })?.field).toBe(field);
  },
);
