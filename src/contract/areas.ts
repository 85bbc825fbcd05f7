// The files whose definitions are the contract. No two may export the same name.
export * from './account.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export * from './content.ts';
export * from './invoices.ts';
export * from './notifications.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './quick-order.ts';
export * from './reorder.ts';
export * from './returns.ts';
export * from './reviews.ts';
export * from './shop.ts';
