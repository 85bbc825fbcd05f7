import { mobileFrom } from '#domain/india/indian-formats.ts';

/** Spec §5: digits only, at most 10; a pasted +91 98765-43210 becomes 9876543210. */
export function phoneDigits(typed: string): string {
  const plain = typed.replace(/[^\d+]/g, '');
  return mobileFrom(plain) ?? plain.replace(/\D/g, '').slice(0, 10);
}
