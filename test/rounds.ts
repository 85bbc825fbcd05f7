/** How often something is tried: as often as it can matter in `npm run test:all`, a part of it in `npm test`. */
export function rounds(all: number, some: number): number {
  return process.env.TEST_ALL === undefined ? some : all;
}
