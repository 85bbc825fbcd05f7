import { parseArgs } from 'node:util';

export type Options = {
  /** How long the load lasts; each part has its own length where none is given. */
  seconds?: number;
  /** Of the shop, where it is not that of the part. */
  products?: number;
  /** Of the shop that `million` measures. */
  orders: number;
  /** The same seed makes the same requests. */
  seed: number;
  /** Of what a part measures only what has this in its name. */
  only: string;
};

/** The parts to run, and what they all take. */
export function readOptions(args: string[]): { parts: string[]; options: Options } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      products: { type: 'string' },
      orders: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
    },
  });
  const given = (name: 'seconds' | 'products') =>
    values[name] === undefined ? undefined : whole(name, values[name]);
  return {
    parts: positionals,
    options: {
      seconds: given('seconds'),
      products: given('products'),
      orders: whole('orders', values.orders),
      seed: whole('seed', values.seed),
      only: values.only,
    },
  };
}

function whole(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number above 0.`);
}
