/** Up to 99 each number has a word of its own. */
const small = [
  ...'शून्य एक दो तीन चार पाँच छह सात आठ नौ'.split(' '),
  ...'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस'.split(' '),
  ...'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस'.split(' '),
  ...'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस'.split(' '),
  ...'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास'.split(' '),
  ...'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ'.split(' '),
  ...'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर'.split(' '),
  ...'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी'.split(' '),
  ...'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी'.split(' '),
  ...'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(' '),
];
const steps = [
  { size: 1_00_00_000, name: 'करोड़' },
  { size: 1_00_000, name: 'लाख' },
  { size: 1_000, name: 'हज़ार' },
  { size: 100, name: 'सौ' },
];

function words(count: number): string {
  const step = steps.find(({ size }) => count >= size);
  if (!step) return small[count] ?? '';
  const rest = count % step.size;
  const head = `${words(Math.floor(count / step.size))} ${step.name}`;
  return rest === 0 ? head : `${head} ${words(rest)}`;
}

/** As a bill says it: एक लाख दो हज़ार रुपये पचास पैसे मात्र. */
export function amountInHindiWords(paise: number): string {
  const rupees = `${words(Math.floor(paise / 100))} रुपये`;
  const rest = paise % 100;
  return rest === 0 ? `${rupees} मात्र` : `${rupees} ${words(rest)} पैसे मात्र`;
}
