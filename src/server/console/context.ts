import type {
  ConsoleAccessOf,
  ConsoleActionName,
  ConsoleAnswer,
  ParsedConsoleInput,
} from '#contract/console/index.ts';
import type { Services } from '#server/actions/context.ts';
import type { Device } from '#server/auth/known-device.ts';
import type { Operator } from '#server/auth/operator-session.ts';
import type { Db } from '#server/db/connect.ts';
import type { FileChecker } from '#server/import-rows/file-checker.ts';
import type { Printer } from '#server/print/printer.ts';
import type { AuditDetails } from '#server/queries/operators/audit.ts';
import type { PendingWork } from '#server/queues/pending-work.ts';

/** The request behind an action of the console, as far as actions may know it. */
export type ConsoleCaller = {
  address: string;
  userAgent: string;
  /** Signs the operator's browser in with a session's token. */
  startSession(token: string): void;
  endSession(): void;
  device: Device;
  /** Aborts when the client goes away before it is answered. */
  left(): AbortSignal;
  /** For what goes wrong behind its answer. */
  logFault(place: string, error: unknown): void;
};

export type ConsoleServices = Services & {
  printer: Pick<Printer, 'print'>;
  fileChecker: Pick<FileChecker, 'check'>;
  /** Writes the demo's categories, brands and products, into a shop that has none. */
  fillDemoCatalogue(tx: Db): Promise<{ categories: number; products: number }>;
  /** Work that closing waits for. */
  pendingWork: Pick<PendingWork, 'track'>;
};

type CommonContext = ConsoleServices & {
  caller: ConsoleCaller;
  /** Work that goes on after its answer; closing waits for it, and what it throws is logged. */
  background(place: string, work: Promise<unknown>): void;
  /** Keeps who changed what, in the transaction of the change. Every action that changes calls it. */
  audit(tx: Db, subject: string, details: AuditDetails, operatorId?: number): Promise<void>;
};

/** For actions that anyone may call: there may be an operator. */
export type AnyoneContext = CommonContext & { operator: Operator | undefined };
export type OperatorContext = CommonContext & { operator: Operator };

type ContextOf<N extends ConsoleActionName> =
  ConsoleAccessOf<N> extends 'anyone' ? AnyoneContext : OperatorContext;

/** An action's work: parsed input in, output without envelope or a file out; an expected "no" is a Refusal. */
export type ConsoleHandler<N extends ConsoleActionName> = (
  context: ContextOf<N>,
  input: ParsedConsoleInput<N>,
) => Promise<ConsoleAnswer<N>>;
