/** Structured data printed anew: valid JSON that cannot leave its script element. */
export function schemaJson(code: string): string {
  const parsed: unknown = JSON.parse(code);
  return JSON.stringify(parsed).replace(/</g, '\\u003c');
}
