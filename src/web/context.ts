import { createContext } from 'react-router';
import type { Call } from '#contract/index.ts';

export type Visitor = { userId: number | undefined; userName: string | undefined };

/** For what the specification says is "only logged": the place and the error. */
export type Log = (place: string, error: unknown) => void;

export const callContext = createContext<Call>();
export const visitorContext = createContext<Visitor>({ userId: undefined, userName: undefined });
export const logContext = createContext<Log>();
export const nonceContext = createContext<string>();
