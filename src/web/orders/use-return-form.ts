import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { base64Of } from '#client/base64.ts';
import { browserLog } from '#client/log.ts';
import { randomKey } from '#client/random-key.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { ReturnableWire } from '#contract/returns.ts';
import { type GoodsCondition, goodsConditions } from '#domain/invoices/credit-value.ts';
import { browserCall } from '#web/data/api.ts';
import { clearRouteDataCache } from '#web/data/route-data-cache.ts';
import { orderWords } from '#web/messages/en/orders.ts';
import { returnForm as t } from '#web/messages/en/returns.ts';
import { askedReturnPath } from './order-paths.ts';
import { shrunkPhoto } from './shrink-photo.ts';

/** What was typed for one line: pieces by condition, and its batch. */
export type Typed = Partial<Record<GoodsCondition, string>> & { batch?: string };

/** In Base64, and as what a picture shows. */
type Photo = { text: string; url: string };

const isCount = (text = '') => /^\d{0,7}$/.test(text.trim());
const countOf = (text = '') => Number(text.trim()) || 0;

/** Pieces of a line that come back, in any condition. */
export function piecesOf(typed: Typed = {}): number {
  return goodsConditions.reduce(
    (sum, one) => sum + (isCount(typed[one]) ? countOf(typed[one]) : 0),
    0,
  );
}

/** Why a line cannot be asked for as it was typed. */
export function lineFault(line: ReturnableWire, typed: Typed = {}): string | undefined {
  if (goodsConditions.some((one) => !isCount(typed[one]))) return t.noNumber;
  return piecesOf(typed) > line.left ? t.tooMany(orderWords.unitCount(line.left)) : undefined;
}

export function useReturnForm(
  orderId: number,
  invoiceId: number,
  lines: readonly ReturnableWire[],
) {
  const [typed, setTyped] = useState<Record<number, Typed>>({});
  const [reason, setReason] = useState('');
  const [photo, setPhoto] = useState<Photo>();
  const [photoError, setPhotoError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // One key for what is asked: a retry after a lost answer asks for nothing twice.
  const key = useRef({ asked: '', id: '' });
  const navigate = useNavigate();

  async function choose(file: File | undefined): Promise<void> {
    setPhoto(undefined);
    setPhotoError(undefined);
    if (!file) return;
    const blob = await shrunkPhoto(file);
    if (!blob) return setPhotoError(t.photoOther);
    const text = base64Of(new Uint8Array(await blob.arrayBuffer()));
    // No address of an object: the page’s policy lets none in.
    setPhoto({ text, url: `data:${blob.type};base64,${text}` });
  }

  const asked = () =>
    lines.flatMap(({ line_id }) =>
      goodsConditions.flatMap((condition) => {
        const { [condition]: text, batch = '' } = typed[line_id] ?? {};
        const units = countOf(text);
        return units === 0 ? [] : [{ line_id, units, condition, batch }];
      }),
    );

  const faultOf = () => {
    if (lines.some((line) => lineFault(line, typed[line.line_id]))) return '';
    if (asked().length === 0) return t.nothing;
    return reason.trim() === '' ? t.noReason : undefined;
  };

  async function send(): Promise<void> {
    if (busy) return;
    const fault = faultOf();
    setProblem(fault);
    if (fault !== undefined) return;
    setBusy(true);
    try {
      const wish = {
        ...{ invoice_id: invoiceId, lines: asked(), reason },
        ...(photo && { photo: photo.text }),
      };
      const text = JSON.stringify(wish);
      if (key.current.asked !== text) key.current = { asked: text, id: randomKey() };
      await browserCall('requestReturn', { ...wish, idempotency_key: key.current.id });
      clearRouteDataCache();
      await navigate(askedReturnPath(orderId), { replace: true });
    } catch (error) {
      browserLog('return', error);
      const answered = isRefusal(error) && !['unreachable', 'server-fault'].includes(error.code);
      setProblem((answered && error.message) || t.failed);
    }
    setBusy(false);
  }

  const change = (lineId: number, more: Typed) =>
    setTyped((before) => ({ ...before, [lineId]: { ...before[lineId], ...more } }));

  return {
    ...{ typed, change, reason, setReason, photo, photoError, choose, problem, busy, send },
  };
}

export type ReturnFormControl = ReturnType<typeof useReturnForm>;
