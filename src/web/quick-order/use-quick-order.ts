import { useRef, useState } from 'react';
import { base64Of } from '#client/base64.ts';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { orderFileLimits } from '#domain/files/import-file.ts';
import { maxLinesAtOnce } from '#domain/limits.ts';
import { readOrderRows, readOrderText, type TypedLine } from '#domain/orders/order-text.ts';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { OfferedLine } from '#web/reorder/reorder-line.ts';
import { useAddMany } from '#web/reorder/use-add-many.ts';
import { type MatchedLine, matchedLines } from './matched-line.ts';

/** A list that is typed, pasted or uploaded, what was understood of it, and what became of that. */
export function useQuickOrder() {
  const [lines, setLines] = useState<MatchedLine[]>([]);
  const [busy, setBusy] = useState<'reading' | 'uploading'>();
  const [note, setNote] = useState<{ tone: 'danger' | 'success'; text: string }>();
  /** How often something came of what was asked for. */
  const [round, setRound] = useState(0);
  const running = useRef(false);
  const adding = useAddMany();

  async function run(kind: 'reading' | 'uploading', work: (userId: number) => Promise<void>) {
    const userId = storedUserId();
    if (running.current || userId === undefined) return;
    running.current = true;
    setBusy(kind);
    setNote(undefined);
    try {
      await work(userId);
    } catch (error) {
      browserLog('quick order', error);
      setNote({
        tone: 'danger',
        text: refusalText(error, shell.somethingWentWrong, shell.unreachable),
      });
    }
    setBusy(undefined);
    setRound((before) => before + 1);
    running.current = false;
  }

  async function match(userId: number, typed: TypedLine[]): Promise<void> {
    const few = typed.slice(0, maxLinesAtOnce);
    if (few.length === 0) return setNote({ tone: 'danger', text: t.noLines });
    const wanted = few.map((line) => line.wanted);
    const answer = await browserCall('matchOrderLines', { user_id: userId, lines: wanted });
    setLines(matchedLines(few, answer));
    if (typed.length > few.length) {
      setNote({ tone: 'danger', text: t.tooMany(typed.length, maxLinesAtOnce) });
    }
  }

  const read = (text: string) => run('reading', (userId) => match(userId, readOrderText(text)));

  const upload = (file: File) =>
    run('uploading', async (userId) => {
      if (file.size === 0) return setNote({ tone: 'danger', text: t.emptyFile });
      if (file.size > orderFileLimits.bytes) return setNote({ tone: 'danger', text: t.tooLarge });
      const answer = await browserCall('readOrderFile', {
        user_id: userId,
        file: base64Of(new Uint8Array(await file.arrayBuffer())),
      });
      await match(userId, readOrderRows(answer.rows));
    });

  /** What was added leaves the list; the rest stays with its reason. */
  async function add(offered: readonly OfferedLine[]): Promise<void> {
    const sent = offered.filter(({ offer }) => offer.packs > 0);
    const results = await adding.add(sent);
    if (!results) return;
    const reasons = new Map(
      results.map((result, i) => [sent[i]?.line.id ?? 0, result.code && (result.message ?? '')]),
    );
    const rest = lines.flatMap((line) => {
      if (!reasons.has(line.id)) return [line];
      const reason = reasons.get(line.id);
      return reason === undefined ? [] : [{ ...line, reason }];
    });
    setLines(rest);
    const added = results.filter((result) => result.code === undefined);
    const told = added.some(({ waits }) => waits) ? t.waiting : t.added;
    const text = told(added.length);
    setNote({ tone: 'success', text: rest.length > 0 ? `${text} ${t.leftHere}` : text });
    setRound((before) => before + 1);
  }

  const change = (id: number, change: Partial<MatchedLine>) =>
    setLines(
      lines.map((line) => (line.id === id ? { ...line, reason: undefined, ...change } : line)),
    );
  const remove = (id: number) => setLines(lines.filter((line) => line.id !== id));

  return { lines, busy, note, round, adding, read, upload, add, change, remove };
}

export type QuickOrderControl = ReturnType<typeof useQuickOrder>;
