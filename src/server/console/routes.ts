import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/actions/context.ts';
import { addJsonParser, isMultipart, limitMultipart, refuseLargeBody } from '#server/api/body.ts';
import { maxBodyBytes, maxFields } from '#server/api/limits.ts';
import { createUploadRoom } from '#server/api/upload-room.ts';
import { allowSlowBody } from '#server/http/body-time.ts';
import { createPrinter } from '#server/print/printer.ts';
import { addConsoleApiDocs } from './api-docs-routes.ts';
import {
  type ConsoleOptions,
  consoleApiPath,
  consoleBodyLimit,
  consoleTooLarge,
  createConsoleDispatch,
} from './dispatch.ts';
import { checkRowsOffThread } from './imports/check-off-thread.ts';
import { checkRowsOn } from './imports/check-rows.ts';

/** Prints queue up before anything is read for them (send-file.ts); here one is drawn at a time. */
const printLimits = { running: 1, waiting: 1, retryAfterSeconds: 10 };

/** `/console/api`: what operators do. */
export async function addConsoleApi(
  app: FastifyInstance,
  services: Services,
  options: ConsoleOptions,
): Promise<void> {
  addJsonParser(app, consoleBodyLimit);
  const printer = createPrinter(printLimits);
  app.addHook('onClose', () => printer.close());
  limitMultipart(app, consoleBodyLimit, consoleTooLarge);
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: maxBodyBytes, files: 1, fields: maxFields, fileSize: Infinity },
  });
  const takeUploadRoom = createUploadRoom();
  const checkRows = checkRowsOffThread(options.forThread, checkRowsOn(services.db));
  const { readCall, authorise, dispatch, onFault, settled } = createConsoleDispatch(
    { ...services, printer, checkRows, fillDemoCatalogue: options.fillDemoCatalogue },
    options,
  );
  // Before the database closes: `onClose` would come after what was opened first has gone.
  app.addHook('preClose', settled);
  app.setErrorHandler((error, request, reply) => onFault(error, request, reply));
  addConsoleApiDocs(app, services.db, options);
  app.all(
    `${consoleApiPath}*`,
    {
      // Before a body is read: is it an action, of this method, from our own pages, not too large?
      async onRequest(request, reply) {
        const { action } = readCall(request);
        refuseLargeBody(request, consoleBodyLimit, consoleTooLarge);
        if (!isMultipart(request)) return;
        // Nobody but an operator makes the server read megabytes.
        await authorise(request, action);
        takeUploadRoom(request, reply, consoleBodyLimit(request));
        allowSlowBody(request.raw);
      },
    },
    dispatch,
  );
}
