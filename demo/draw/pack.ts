import type { PictureKind } from '../types.ts';
import type { Look } from './look.ts';
import { blocks, feedingBottle, rattle, sipper, softToy, teat, teether } from './packs/baby.ts';
import { bottle, pumpBottle, spray, syrup, tin } from './packs/bottles.ts';
import { blister, carton, dropper, soap, stick } from './packs/boxes.ts';
import {
  bpMonitor,
  glucometer,
  hotBag,
  mask,
  oximeter,
  razor,
  roll,
  steamer,
  thermometer,
  toothbrush,
} from './packs/devices.ts';
import { flatTin, jar, tub } from './packs/jars.ts';
import { ball, bowl, collar, comb, ropeToy } from './packs/pets.ts';
import { bag, diaperPack, pouch, sachetStrip, tube, wipes } from './packs/soft.ts';

const drawings: Record<PictureKind, (look: Look) => string> = {
  bottle,
  syrup,
  'pump-bottle': pumpBottle,
  dropper,
  spray,
  tube,
  carton,
  blister,
  'sachet-strip': sachetStrip,
  pouch,
  jar,
  tub,
  tin,
  'flat-tin': flatTin,
  soap,
  stick,
  roll,
  'diaper-pack': diaperPack,
  wipes,
  bag,
  'feeding-bottle': feedingBottle,
  sipper,
  teat,
  thermometer,
  'bp-monitor': bpMonitor,
  glucometer,
  oximeter,
  steamer,
  'hot-bag': hotBag,
  mask,
  toothbrush,
  rattle,
  teether,
  blocks,
  'soft-toy': softToy,
  ball,
  'rope-toy': ropeToy,
  bowl,
  collar,
  comb,
  razor,
};

/** A pack on an 800 × 800 field, standing near its lower edge, without background. */
export function drawPack(kind: PictureKind, look: Look): string {
  return drawings[kind](look);
}
