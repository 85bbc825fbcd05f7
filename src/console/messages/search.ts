import { groupDigits } from '#domain/india/indian-formats.ts';

export const searchTexts = {
  title: 'Search',
  label: 'Search everything',
  hint: 'Order number, firm, phone, SKU, product',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  left: (units: number) => `${groupDigits(units)} left`,
} as const;
