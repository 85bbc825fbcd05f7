/** Spec §9: further clicks are ignored until this long after the request ended. */
const lockMs = 300;

export function lockEnd(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lockMs));
}
