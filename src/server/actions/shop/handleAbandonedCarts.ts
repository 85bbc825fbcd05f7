import type { Handler } from '#server/actions/context.ts';

/** A harmless read, kept for the contract: reminding is a scheduled job. */
export const handleAbandonedCarts: Handler<'handleAbandonedCarts'> = () => ({ categories: [] });
