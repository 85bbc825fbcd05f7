import { isPincode } from '#domain/india/indian-formats.ts';
import { isGstinOfState, stateCode } from '#domain/india/indian-states.ts';
import { isHsn } from '#domain/tax/tax-rates.ts';
import { portalText } from './e-invoice-json.ts';
import type { EInvoicePaper, EInvoiceParty } from './e-invoice-paper.ts';

/** The portal's own limit. */
const maxItems = 1_000;

/** What the portal would refuse of a paper, each in words that follow its number; none: it can be sent. */
export function eInvoiceFaults({ seller, buyer, lines, placeOfSupply }: EInvoicePaper): string[] {
  const noHsn = lines.find(({ hsn }) => !isHsn(hsn));
  return [
    ...partyFaults('the shop', seller),
    ...partyFaults('the buyer', buyer),
    ...(stateCode(placeOfSupply) === undefined ? ['the place of supply is no State of India'] : []),
    ...(noHsn ? [`${noHsn.name} has no HSN`] : []),
    ...(lines.length > maxItems ? [`it has more than ${maxItems} lines`] : []),
  ];
}

function partyFaults(who: string, party: EInvoiceParty): string[] {
  const { name, address, city, pincode, state, gstin } = party;
  const isState = stateCode(state) !== undefined;
  const faults: [isFault: boolean, words: string][] = [
    [portalText(name, 100).length < 3, 'has a name shorter than 3 letters'],
    [portalText(address, 100) === '', 'has no address'],
    [portalText(city, 50).length < 3, 'has no city'],
    [!isPincode(pincode), 'has no PIN code'],
    [!isState, 'has no State'],
    [gstin === '', 'has no GSTIN'],
    [
      isState && gstin !== '' && !isGstinOfState(gstin, state),
      `has a GSTIN that is not of ${state}`,
    ],
  ];
  return faults.flatMap(([isFault, words]) => (isFault ? [`${who} ${words}`] : []));
}
