const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** ₹12,34,567.50 */
export function formatPaise(paise: number): string {
  const text = rupees.format(Math.abs(paise) / 100);
  return paise < 0 ? `−₹${text}` : `₹${text}`;
}

/** Money crosses the wire as rupees; everywhere else it is whole paise. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

export function rupeesToPaise(amount: number): number {
  return Math.round(amount * 100);
}
