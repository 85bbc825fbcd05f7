import { expect, test } from 'vitest';
import { typedRegistration } from './typed-registration.ts';

const asked = { email: 'asha@thok.example', phone: '9412055667' };

test.each([
  ['Asha Negi, Negi General Store', 'Asha Negi', 'Negi General Store'],
  ['Asha Negi, Negi Store, Pauri', 'Asha Negi', 'Negi Store, Pauri'],
  ['Negi General Store', 'Negi General Store', 'Negi General Store'],
  ['Negi General Store,', 'Negi General Store,', 'Negi General Store,'],
])('“%s” is owner “%s” and firm “%s”', (name, owner, firm) => {
  const typed = typedRegistration({ ...asked, name, address: 'Pauri' });
  expect([typed.owner_name, typed.firm_name]).toEqual([owner, firm]);
});

test.each([
  ['Mall Road, Pauri, Uttarakhand 246001', '246001'],
  ['Mall Road, Pauri-246001.', '246001'],
  ['Mall Road, Pauri, 94120556670', ''],
  ['Mall Road, Pauri', ''],
])('the PIN code of “%s” is “%s”', (address, pincode) => {
  expect(typedRegistration({ ...asked, name: 'Asha', address }).pincode).toBe(pincode);
});
