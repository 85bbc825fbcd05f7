import { groupDigits } from '#domain/india/indian-formats.ts';

export const searchTexts = {
  title: 'Search',
  label: 'Search everything',
  hint: 'Order or invoice number, firm, phone, SKU, product',
  orders: 'Orders',
  invoices: 'Invoices',
  customers: 'Customers',
  products: 'Products',
  left: (units: number) => `${groupDigits(units)} left`,
} as const;
