/** The first two digits of a GSTIN by state or union territory. */
const gstCodes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

export const indianStates = Object.keys(gstCodes);

/** A state in its own spelling, from whatever a person types; undefined if it is none of India's. */
export function stateFrom(text: string): string | undefined {
  const typed = plain(text);
  return indianStates.find((state) => plain(state) === typed);
}

/** "JAMMU & KASHMIR" → "jammuandkashmir" */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('&', 'and').replace(/\s/g, '');
}

/** 05; undefined: no State of India. */
export function stateCode(state: string): string | undefined {
  return gstCodes[state];
}

/** Whether a GSTIN begins with the digits of this state. */
export function isGstinOfState(gstin: string, state: string): boolean {
  const code = gstCodes[state];
  return code !== undefined && gstin.startsWith(code);
}
