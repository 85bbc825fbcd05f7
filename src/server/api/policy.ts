import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CommonSpec, Envelope } from '#contract/define.ts';
import type { Method } from '#contract/method.ts';
import type { Language } from '#domain/india/language.ts';
import type { Needed, Rights } from '#domain/operators/permissions.ts';
import type { PublicContext, Services } from '#server/actions/context.ts';
import type { Db } from '#server/db/connect.ts';

/** What is known of an action, whichever contract defines it. */
export type AnyAction = CommonSpec<z.ZodObject, z.ZodObject, string> & {
  name: string;
  method: Method;
  envelope: Envelope;
  customerField?: string;
  cacheable?: boolean;
  isList?: boolean;
  file?: readonly string[];
  takesFile?: boolean;
  oneAtATime?: boolean;
};

/** Who is calling, as a session says; undefined: nobody who is signed in. */
export type Principal = { id: number; may?: Rights['may']; renewedCookie?: string };

export type Access = 'anyone' | 'customer' | 'operator' | Needed;

/** The types that one API has. */
export type ApiTypes = {
  action: AnyAction;
  principal: Principal;
  services: Services;
  /** The request, as far as actions may know it. */
  caller: { left?: () => AbortSignal };
};

export type ActionCall<T extends ApiTypes> = {
  action: T['action'];
  principal: T['principal'] | undefined;
  caller: T['caller'];
  dependsOn?: PublicContext['dependsOn'];
};

/** What one API has of its own; the dispatcher does everything else alike for all. */
export type Policy<T extends ApiTypes> = {
  /** Its actions are called at `PATH/NAME`. */
  path: string;
  /** The field of a query that names the action where the path does not. */
  nameField?: string;
  actionNamed(name: string): T['action'] | undefined;
  unknownAction: string;
  /** How a call that names no action is answered; undefined: in both envelopes. */
  unknown?: { envelope: Envelope };
  /** Whether pages of STOREFRONT_ORIGINS may change something. */
  servesStorefronts: boolean;
  /** Whether there are responses that are the same for everyone. */
  hasCache: boolean;
  bodies: {
    forms: boolean;
    /** In a multipart body. */
    files: number;
    /** The longest field of one. */
    fieldBytes: number;
  };
  /** Whether a blank text in place of a number or a choice counts as not given. */
  blankIsLeftOut: boolean;
  /** Whether tests refuse outputs with more fields than the contract names. */
  exactOutput: boolean;
  languageOf(request: FastifyRequest): Language;

  /** Whose sessions these are, and so whose turn it is in a queue. */
  who: 'customer' | 'operator';
  findPrincipal(
    db: Db,
    cookie: string | undefined,
    secure: boolean,
  ): Promise<T['principal'] | undefined>;
  /** Whether actions that anyone may call are told who is signed in. */
  identifiesAnyone: boolean;
  accessOf(action: T['action']): Access;
  /** What the calls of one address are counted as; undefined: they are not. */
  limitedAs(action: T['action']): string | undefined;

  callerOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): T['caller'];
  /** The action's handler, with input that was parsed for whoever may call it. */
  run(services: T['services'], call: ActionCall<T>, input: unknown): Promise<object> | object;
};
