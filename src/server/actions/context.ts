import type { ActionAuth, ActionName, ActionOutput, ParsedInput } from '#contract/index.ts';
import type { Language } from '#domain/india/language.ts';
import type { Device } from '#server/auth/known-device.ts';
import type { Customer } from '#server/auth/session.ts';
import type { Versioned } from '#server/catalogue/dependencies.ts';
import type { MissedSearches } from '#server/catalogue/missed-searches.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import type { PerUserQueues } from '#server/queues/per-user-queues.ts';

/** What every action may use. */
export type Services = {
  db: Db;
  jobs: Pick<JobQueue, 'ready' | 'send'>;
  catalogue: CatalogueStore;
  /** Counts searches that find nothing; absent where nobody reads them. */
  missedSearches?: Pick<MissedSearches, 'note'>;
  /** Whether the database takes no writes at the moment; absent where nobody watches that. */
  writesFail?: () => boolean;
  /** What signed-in people ask for takes its turn here; absent where nobody else is served. */
  queues?: PerUserQueues;
};

/** The request behind an action, as far as actions may know it. */
export type Caller = {
  address: string;
  userAgent: string;
  language: Language;
  /** Signs the caller's browser in with a session's token. */
  startSession(token: string): void;
  device: Device;
  /** Aborts when the client goes away before it is answered; absent where nothing tells. */
  left?: () => AbortSignal;
};

type CommonContext = Services & {
  caller: Caller;
  /** Names what the answer shows, so that a cached answer is dropped when one of them changes. */
  dependsOn(...things: readonly Versioned[]): void;
};

export type PublicContext = CommonContext & { customer: Customer | undefined };
export type CustomerContext = CommonContext & { customer: Customer };

type ContextOf<N extends ActionName> =
  ActionAuth<N> extends 'customer' ? CustomerContext : PublicContext;

/** An action's work: parsed input in, output without envelope out; an expected "no" is a Refusal. */
export type Handler<N extends ActionName> = (
  context: ContextOf<N>,
  input: ParsedInput<N>,
) => Promise<ActionOutput<N>> | ActionOutput<N>;
