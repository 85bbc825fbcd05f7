import { createHash } from 'node:crypto';
import type { EInvoice } from '#domain/e-invoice/e-invoice-json.ts';

type Signed = { irn?: string; SellerGstin?: string; DocNo?: string; TotInvVal?: number };

/** What the portal would answer to a paper, signed by nobody; `more`: what its code says otherwise. */
export function answerOf(paper: EInvoice | undefined, { irn, ...more }: Signed = {}) {
  if (!paper) throw new Error('There is no paper to answer.');
  const { DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls } = paper;
  const name = `${SellerDtls.Gstin} ${DocDtls.Typ} ${DocDtls.No}`;
  const Irn = irn ?? createHash('sha256').update(name).digest('hex');
  const data = {
    ...{ SellerGstin: SellerDtls.Gstin, BuyerGstin: BuyerDtls.Gstin, DocNo: DocDtls.No },
    ...{ DocTyp: DocDtls.Typ, DocDt: DocDtls.Dt, TotInvVal: ValDtls.TotInvVal },
    ...{ ItemCnt: ItemList.length, MainHsnCode: ItemList[0]?.HsnCd, Irn },
    ...{ IrnDt: '2026-11-19 11:32:00', ...more },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'RS256', kid: '1A2B3C4D5E6F7A8B9C0D1E2F3A4B5C6D7E8F9A0B', typ: 'JWT' });
  // As long as a signature of 2,048 bits.
  const signature = createHash('sha512').update(Irn).digest().toString('base64url').repeat(4);
  const body = part({ data: JSON.stringify(data), iss: 'NIC' });
  return {
    ...{ AckNo: 112010000011474, AckDt: '2026-11-19 11:32:00', Irn, Status: 'ACT' },
    ...{ SignedInvoice: '', SignedQRCode: `${head}.${body}.${signature.slice(0, 342)}` },
  };
}
