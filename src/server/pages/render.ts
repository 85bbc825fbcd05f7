import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { Language } from '#domain/india/language.ts';
import type { Services } from '#server/actions/context.ts';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import { inProcessCall } from '#server/api/perform.ts';
import type { Customer } from '#server/auth/session.ts';
import { Dependencies, isStockFigure, type Versioned } from '#server/catalogue/dependencies.ts';
import { pageRenders } from '#server/telemetry/measurements.ts';
import { spans } from '#server/telemetry/spans.ts';

type Visitor = { userId: number; hasOrdered: boolean };

/** What the storefront's server entry exports beside what React Router asks for. */
type StorefrontEntry = {
  requestContext(
    services: Partial<Visitor> & {
      call: Call;
      nonce: string;
      traced: boolean;
      log: (place: string, error: unknown) => void;
      unread: boolean;
    },
  ): RouterContextProvider;
  otherOrigins: string[];
};

export type Storefront = {
  /** Each language is a build of its own. */
  load(language: Language): Promise<ServerBuild>;
  dev: boolean;
  /** Development only: serves modules and styles from source. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type Person = {
  customer: Customer | undefined;
  /** As whom the page shows its reader. */
  visitor: Visitor | undefined;
  language: Language;
  nonce: string;
  /** Someone is signed in, and it could not be looked up who. */
  unread?: boolean;
};

type Rendered = {
  response: Response;
  /** Other origins that the page takes data and pictures from. */
  origins: string[];
  /** What the page shows; undefined: something that does not tell when it changes. */
  dependencies(): Dependencies | undefined;
};

export type Render = (
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
) => Promise<Rendered>;

export function pageRenderer(
  services: Services,
  storefront: Storefront,
  publicOrigin: () => string,
): Render {
  const mode = storefront.dev ? 'development' : 'production';
  const handlers = {
    en: createRequestHandler(() => storefront.load('en'), mode),
    hi: createRequestHandler(() => storefront.load('hi'), mode),
  };

  return async (request, reply, { customer, visitor, language, nonce, unread = false }) => {
    const entry = (await storefront.load(language)).entry.module as unknown as StorefrontEntry; // `as`: entry.server.tsx is ours
    const shown = new ShownData(services.catalogue.loaded, indianDay);
    const context = entry.requestContext({
      ...visitor,
      nonce,
      unread,
      traced: spans.hasSubscribers,
      call: inProcessCall(services, customer, request, {
        language,
        onCall: () => shown.newCall(),
      }),
      log(place, error) {
        shown.failed = true;
        // A shop that is busy, or not set up yet, is no fault of ours.
        const known = (isRefusal(error) && error.code !== 'server-fault') || isDatabaseBusy(error);
        request.log[known ? 'warn' : 'error']({ err: error, place }, 'page');
      },
    });
    const startedAt = performance.now();
    const response = await handlers[language](
      toWebRequest(request, reply, publicOrigin()),
      context,
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    pageRenders.publish({ seconds, signedIn: customer !== undefined });
    return {
      response,
      origins: entry.otherOrigins,
      dependencies: () => shown.dependencies(),
    };
  };
}

/** What the reads of one page depend on. */
class ShownData {
  /** A read that failed may work the next time. */
  failed = false;
  #dependencies = new Dependencies();
  #calls = 0;
  #callsThatTell = 0;

  constructor(...things: Versioned[]) {
    this.#dependencies.add(...things);
  }

  newCall(): (...things: readonly Versioned[]) => void {
    this.#calls += 1;
    let tells = false;
    return (...things) => {
      if (!tells) this.#callsThatTell += 1;
      tells = true;
      this.#dependencies.add(...things.filter((thing) => !isStockFigure(thing)));
    };
  }

  /** undefined: not all of it is known. Built for another server's API, pages call nothing here. */
  dependencies(): Dependencies | undefined {
    const known = !this.failed && this.#calls > 0 && this.#callsThatTell === this.#calls;
    return known ? this.#dependencies : undefined;
  }
}

/** Pages show dates, such as when an order would arrive. */
const indianDay = {
  get revision() {
    return Math.floor((Date.now() + indianOffsetMs) / dayMs);
  },
};
const dayMs = 24 * 60 * 60_000;
const indianOffsetMs = 5.5 * 60 * 60_000;

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): Request {
  const { host, protocol } = new URL(publicOrigin);
  return createRequest(request.raw, reply.raw, { host, protocol });
}
