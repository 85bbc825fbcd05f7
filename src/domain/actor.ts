/** Who changes something: kept with every movement of stock and every event of an order. */
export type Actor = { kind: 'customer' | 'operator'; id: number } | { kind: 'job' };

export const actorKinds = ['customer', 'operator', 'job'] as const satisfies Actor['kind'][];
