import { gstinCheckDigit } from '#domain/india/indian-formats.ts';

/** A GSTIN of that state, by its code. */
export function gstin(state: string): string {
  const first = `${state}ABCDE1234F1Z`;
  return first + gstinCheckDigit(first);
}

let phones = 9_811_200_000;

/** A mobile number that nobody has. */
export function newMobile(): string {
  phones += 1;
  return String(phones);
}

/** A customer as an operator enters it, with a phone and a mail address of its own. */
export function customerProfile(more: object = {}) {
  const mobile = newMobile();
  return {
    ...{ firm_name: 'Rawat Medicos', owner_name: 'Kiran Rawat', mobile },
    ...{ email: `c${mobile}@thok.example`, address: '4 Rajpur Road', city: 'Dehradun' },
    ...{ state: 'Uttarakhand', country: 'India', pincode: '248001', distance: 3.5 },
    ...more,
  };
}
