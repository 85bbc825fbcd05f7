/** "Box of 12" as the shop names the pack, or "Pack of 12". */
export function packName(packaging: string | null | undefined, size: number): string {
  return packaging || `Pack of ${size}`;
}

/** "2 packs" */
export function packCount(packs: number): string {
  return packs === 1 ? '1 pack' : `${packs} packs`;
}

/** "24 units" */
export function unitCount(units: number): string {
  return units === 1 ? '1 unit' : `${units} units`;
}
