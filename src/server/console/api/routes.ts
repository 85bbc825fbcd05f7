import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { addActions } from '#server/api/action-routes.ts';
import type { DispatchOptions } from '#server/api/dispatch.ts';
import type { ConsoleServices } from '#server/console/context.ts';
import { createFileChecker } from '#server/console/imports/check-off-thread.ts';
import type { Database } from '#server/db/connect.ts';
import { createPrinter } from '#server/print/printer.ts';
import { PendingWork } from '#server/queues/pending-work.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { addConsoleApiDocs } from './docs-routes.ts';
import { consolePolicy } from './policy.ts';

export type ConsoleOptions = DispatchOptions &
  Pick<ConsoleServices, 'fillDemoCatalogue'> &
  Pick<Database, 'forThread'>;

/** `/console/api`: what operators do. */
export async function addConsoleApi(
  app: FastifyInstance,
  services: Services,
  options: ConsoleOptions,
): Promise<void> {
  const { fillDemoCatalogue, forThread } = options;
  const printer = createPrinter(queueLimits.consoleDrawings);
  app.addHook('onClose', () => printer.close());
  const fileChecker = createFileChecker(forThread);
  app.addHook('onClose', () => fileChecker.close());
  const pendingWork = new PendingWork();
  // Before the database closes: `onClose` would come after what was opened first has gone.
  app.addHook('preClose', () => pendingWork.settled());
  addConsoleApiDocs(app, services.db, options);
  const own = { printer, fileChecker, fillDemoCatalogue, pendingWork };
  await addActions(app, consolePolicy, { ...services, ...own }, options);
}
