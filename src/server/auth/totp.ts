import { createHmac, randomBytes } from 'node:crypto';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits in base32, as authenticator apps take them. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** What an app reads from the QR code. */
export function totpUri(secret: string, account: string, shopName: string): string {
  const issuer = encodeURIComponent(shopName);
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`;
}

/** The six digits of a time step (RFC 6238 with SHA-1, as every app does it). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1_000 / stepSeconds);
}

/**
 * The time step whose code this is: the present one or one beside it, since clocks differ, and later
 * than the last one taken, so that no code works twice. undefined: the code is wrong.
 */
export function totpStepOf(
  secret: string,
  typed: string,
  given: { nowMs: number; lastStep: number | null },
): number | undefined {
  const code = typed.replaceAll(' ', '');
  const now = totpStep(given.nowMs);
  return [now - 1, now, now + 1].find(
    (step) => step > (given.lastStep ?? -1) && totpCode(secret, step) === code,
  );
}

function fromBase32(text: string): Buffer {
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const letter of text) {
    held = (held << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
