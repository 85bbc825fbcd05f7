/** What the contract has as JSON in a text. */
const jsonTexts = ['billing_info', 'cart_items'];

/** An answer as PHP gives it: "184.50", "12", "1". The value that tells success stays as specified. */
export function asText(value: unknown, field = ''): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
  if (typeof value === 'boolean' && field !== 'success') return value ? '1' : '0';
  if (typeof value === 'string' && jsonTexts.includes(field)) {
    return JSON.stringify(asText(JSON.parse(value)));
  }
  if (Array.isArray(value)) return value.map((one) => asText(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asText(one, key)]));
}
