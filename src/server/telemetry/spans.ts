import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';

/** A piece of work that takes time. */
export type Span = {
  name: string;
  kind: 'server' | 'consumer' | 'client';
  /** Who asked for it, as W3C's `traceparent` names it; undefined: the span that runs here, if any. */
  parent?: string | undefined;
  attributes: Record<string, string | number>;
};

/** The span that runs here, set by whoever traces. */
export const runningSpan = new AsyncLocalStorage<{ traceparent: string }>();

/** Whoever traces the shop hears here of every span. */
export const spans = tracingChannel<{ traceparent: string }, Span>('thok.span');

/** While nobody traces, asking whether is all it costs. */
export function traced<R>(span: Span, work: () => Promise<R>): Promise<R> {
  return spans.hasSubscribers ? spans.tracePromise(work, span) : work();
}
