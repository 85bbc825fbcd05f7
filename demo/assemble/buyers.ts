import type { DemoCustomer } from '#demo/types.ts';
import { uttarakhandGstin } from './gstin.ts';
import { between } from './seed.ts';

const surnames =
  'Negi Bisht Rawat Sharma Gupta Joshi Semwal Thapa Chauhan Dobhal Kumar Singh Verma Aswal Bhatt Rana Uniyal Pant Nautiyal Jain'.split(
    ' ',
  );
const firstNames =
  'Rakesh Sunita Anil Asha Mohan Kavita Deepak Pooja Suresh Meena Vikram Rekha Imran Farida Harish Lata'.split(
    ' ',
  );
const shopKinds = [
  ...['Medical Store', 'Medicos', 'Pharmacy', 'General Store', 'Kirana Store', 'Baby Shop'],
  ...['Pet Corner', 'Cosmetics', 'Chemist', 'Provision Store', 'Health Mart', 'Traders'],
];
/** Name, pincode, km from the shop; a delivery route each. */
const places: [city: string, pincode: string, distanceKm: number, route: string][] = [
  ['Dehradun', '248001', 4, 'City A'],
  ['Dehradun', '248003', 6, 'City B'],
  ['Dehradun', '248007', 11, 'Prem Nagar'],
  ['Mussoorie', '248179', 33, 'Mussoorie'],
  ['Rishikesh', '249201', 42, 'Rishikesh'],
  ['Haridwar', '249401', 52, 'Haridwar'],
  ['Vikasnagar', '248198', 39, 'Vikasnagar'],
  ['Doiwala', '248140', 20, 'Doiwala'],
];

/** As many invented shopkeepers as asked for, the same on every call; none can sign in. */
export function manyBuyers(count: number): DemoCustomer[] {
  return Array.from({ length: count }, (_, i) => buyer(i + 1));
}

function buyer(number: number): DemoCustomer {
  const pick = <T>(what: string, from: readonly T[]): T =>
    from[between(`${what} ${number}`, 0, from.length - 1)] as T; // `as`: within its length
  const surname = pick('surname', surnames);
  const [city, pincode, distanceKm, route] = pick('place', places);
  const digits = String(number).padStart(4, '0').slice(-4);
  return {
    firmName: `${surname} ${pick('kind', shopKinds)} ${number}`,
    ownerName: `${pick('first', firstNames)} ${surname}`,
    shopNo: String(between(`shop ${number}`, 1, 200)),
    address: `${between(`house ${number}`, 1, 99)} Main Bazaar`,
    city,
    state: 'Uttarakhand',
    country: 'India',
    pincode,
    distanceKm: distanceKm + between(`km ${number}`, 0, 30) / 10,
    mobile: String(7_000_000_000 + number * 7),
    email: `buyer${number}@shops.example`,
    pin: null,
    ssiNo: '',
    foodLicence: '',
    dlNumber: '',
    gstNumber: uttarakhandGstin(`ABCP${surname.charAt(0)}${digits}F`),
    google: '',
    route,
  };
}
