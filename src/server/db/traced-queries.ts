import type pg from 'pg';
import { runningSpan, spans, traced } from '#server/telemetry/spans.ts';

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/** A statement within a span is a span: its text, never its values. */
export function tracedQuery<R>(first: unknown, run: () => Promise<R>): Promise<R> {
  if (!spans.hasSubscribers || !runningSpan.getStore()) return run();
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': String(text) };
  const [name = 'query'] = String(text).trim().split(/\s/, 1);
  return traced({ name: name.toUpperCase(), kind: 'client', attributes }, run);
}

/** What is asked of a pool itself; the queries of a transaction are asked of its connection. */
export function tracePoolQueries(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as AnyQuery; // `as`: whatever the overload, it is passed on
  const traced = (...args: unknown[]) => tracedQuery(args[0], () => query(...args));
  pool.query = traced as pg.Pool['query']; // `as`: takes and gives what that does
}
