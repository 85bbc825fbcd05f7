import { createContext } from 'react-router';
import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';

export type Visitor = { userId: number | undefined; userName: string | undefined };

export const callContext = createContext<Call>();
export const visitorContext = createContext<Visitor>({ userId: undefined, userName: undefined });
export const logContext = createContext<Log>();
export const nonceContext = createContext<string>();
