import { expect, test } from 'vitest';
import { indianStates, isGstinOfState, stateFrom } from './indian-states.ts';

test.each([
  ['Jammu and Kashmir', '01'],
  ['Himachal Pradesh', '02'],
  ['Punjab', '03'],
  ['Chandigarh', '04'],
  ['Uttarakhand', '05'],
  ['Haryana', '06'],
  ['Delhi', '07'],
  ['Rajasthan', '08'],
  ['Uttar Pradesh', '09'],
  ['Bihar', '10'],
  ['Sikkim', '11'],
  ['Arunachal Pradesh', '12'],
  ['Nagaland', '13'],
  ['Manipur', '14'],
  ['Mizoram', '15'],
  ['Tripura', '16'],
  ['Meghalaya', '17'],
  ['Assam', '18'],
  ['West Bengal', '19'],
  ['Jharkhand', '20'],
  ['Odisha', '21'],
  ['Chhattisgarh', '22'],
  ['Madhya Pradesh', '23'],
  ['Gujarat', '24'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Maharashtra', '27'],
  ['Karnataka', '29'],
  ['Goa', '30'],
  ['Lakshadweep', '31'],
  ['Kerala', '32'],
  ['Tamil Nadu', '33'],
  ['Puducherry', '34'],
  ['Andaman and Nicobar Islands', '35'],
  ['Telangana', '36'],
  ['Andhra Pradesh', '37'],
  ['Ladakh', '38'],
])('a GSTIN of %s begins with %s', (state, code) => {
  expect(indianStates).toContain(state);
  expect(isGstinOfState(`${code}ABCDE1234F1Z5`, state)).toBe(true);
  expect(isGstinOfState('99ABCDE1234F1Z5', state)).toBe(false);
  expect(isGstinOfState(`9${code}BCDE1234F1Z5`, state)).toBe(false);
});

test('there are 36, and no GSTIN is of another one', () => {
  expect(indianStates).toHaveLength(36);
  expect(isGstinOfState('99ABCDE1234F1Z5', 'Nepal')).toBe(false);
});

test.each([
  ['Uttarakhand', 'Uttarakhand'],
  [' uttar  PRADESH ', 'Uttar Pradesh'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Nepal', undefined],
  ['', undefined],
])('the state of "%s" is %s', (text, state) => {
  expect(stateFrom(text)).toBe(state);
});
