import { type InputProblem, problemParams } from '#contract/input-problem.ts';
import { Refusal, type RefusalParams } from '#contract/refusal.ts';
import { fieldName, nameInWords } from './field-names.ts';

/** What is wrong with one field; its words follow its name: "PIN must be 6 digits." */
export function badField(field: string, words: string, problem?: InputProblem): Refusal {
  return badFields({ [field]: words }, problem);
}

/**
 * What is wrong, by the paths of the fields: programs and forms read all of it in `fields`, people the
 * first in words. `problem` is the first one's, for other languages.
 */
export function badFields(fields: Record<string, string>, problem?: InputProblem): Refusal {
  const [[path, words] = ['', 'is not valid']] = Object.entries(fields);
  const { field, line } = placeOf(path);
  const params = problemParams(field, problem, line);
  return new Refusal('bad-input', `${sentence(field, line, words)}.`, { fields }, params);
}

/** Names of several things: "Units are required". */
const plural = /\b(?:charges|hours|IDs|keywords|tags|units|words)$/i;

function sentence(field: string, line: number | undefined, words: string): string {
  const name = fieldName('en', field) ?? nameInWords(field);
  const told = plural.test(name) ? words.replace(/^is\b/, 'are') : words;
  return `${placeInWords(name === '' || field === 'body' ? '' : name, line)} ${told}`;
}

/** The field that a path ends with, and the number of its line, from 1, where it is one of a list. */
function placeOf(path: string): { field: string; line: number | undefined } {
  const steps = path.split('.');
  const line = steps.find((step) => /^\d+$/.test(step));
  const last = steps.at(-1) ?? '';
  // The path of a whole line ends with its number, which names no field.
  return { field: last === line ? '' : last, line: line === undefined ? line : Number(line) + 1 };
}

function placeInWords(name: string, line: number | undefined): string {
  if (line === undefined) return name === '' ? 'What was sent' : name;
  return name === '' ? `Line ${line}` : `${name} of line ${line}`;
}

/** Names the field and its problem as far as both have words in Hindi: English ones are left out. */
export function badInputInHindi(params: RefusalParams): string {
  const name = fieldName('hi', String(params.field ?? ''));
  const line = params.line === undefined ? undefined : `लाइन ${params.line}`;
  const place = [line, name].filter((part) => part !== undefined).join(', ');
  if (place === '') return 'यह जानकारी सही नहीं है।';
  const problem = problemOf(params);
  return `यह जानकारी सही नहीं है: ${place}।${problem === '' ? '' : ` ${problem}`}`;
}

function problemOf(params: RefusalParams): string {
  const reason = String(params.reason);
  if (!Object.hasOwn(problems, reason)) return '';
  const text = problems[reason as InputProblem['reason']]; // `as`: a key of that very table
  return typeof text === 'string' ? text : text(params);
}

const problems: Record<InputProblem['reason'], string | ((params: RefusalParams) => string)> = {
  missing: 'इसे भरें।',
  unstorable: 'इसमें ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से लिखें।',
  'too-long': ({ max }) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
  'no-lines': 'कम से कम एक लाइन दें।',
  'too-many-lines': ({ max }) => `ज़्यादा से ज़्यादा ${max} लाइनें दें।`,
  'no-choice': 'जो दिए हैं उनमें से चुनें।',
  'no-number': 'नंबर भरें।',
  'out-of-range': ({ min, max }) => `${min} से ${max} तक का पूरा नंबर भरें।`,
  'no-amount': 'रकम रुपये में भरें।',
  'amount-too-high': ({ most }) => `${most} तक की रकम भरें।`,
  'no-packs': 'पूरे पैक में भरें।',
  'no-such-pack': 'यह पैक अब नहीं मिलता।',
  'other-pack-size': ({ size }) => `इस पैक में ${size} पीस होते हैं।`,
  'no-email': 'name@example.com जैसा सही ईमेल भरें।',
  'no-phone': '10 अंकों का मोबाइल नंबर भरें।',
  'no-pin': 'पिन 6 अंकों का होता है।',
  'no-file': 'फ़ाइल फिर से चुनें।',
  'only-with-delivery': 'यह सिर्फ़ डिलीवरी के साथ मिलती है।',
};
