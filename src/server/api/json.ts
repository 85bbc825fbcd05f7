import { badField } from '#server/messages/bad-input.ts';
import { maxDepth, maxValues } from './limits.ts';

/** JSON from outside; refused where it would cost too much. */
export function readJson(body: Buffer): unknown {
  refuseCostlyJson(body);
  try {
    return JSON.parse(body.toString());
  } catch {
    throw badField('body', 'is not valid JSON or form data');
  }
}

/**
 * One pass over the bytes, without building anything: parsing half a million nested lists takes the
 * main thread 200 ms, counting their brackets less than one.
 */
function refuseCostlyJson(body: Buffer): void {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === 0x22)
      inText = !inText; // "
    else if (inText)
      at += byte === 0x5c ? 1 : 0; // what follows a \ is part of the text
    else if (byte === 0x5b || byte === 0x7b)
      depth += 1; // [ {
    else if (byte === 0x5d || byte === 0x7d)
      depth -= 1; // ] }
    else if (byte === 0x2c) values += 1; // ,
    if (depth > maxDepth) throw badField('body', 'is nested too deeply');
    if (values > maxValues) throw badField('body', 'has too many values');
  }
}
