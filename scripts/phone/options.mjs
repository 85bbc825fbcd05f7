import { parseArgs } from 'node:util';
import { fail } from '../steps.mjs';

/** Of the command line; `known` are the names that may be asked for. */
export function readOptions(known) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      profiles: { type: 'string', default: known.profiles.join(',') },
      journeys: { type: 'string', default: known.journeys.join(',') },
      url: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  });
  return {
    runs: Number(values.runs) || fail('--runs takes a number.'),
    profiles: listOf(values.profiles, known.profiles),
    journeys: listOf(values.journeys, known.journeys),
    url: values.url,
    save: values.save,
  };
}

function listOf(text, known) {
  const names = text.split(',');
  const unknown = names.find((name) => !known.includes(name));
  return unknown ? fail(`'${unknown}' is none of ${known.join(', ')}.`) : names;
}
