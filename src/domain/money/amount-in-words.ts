const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const steps = [
  { size: 1_00_00_000, name: 'Crore' },
  { size: 1_00_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

function words(count: number): string {
  if (count < small.length) return small[count] ?? '';
  const step = steps.find(({ size }) => count >= size);
  if (!step) {
    const rest = count % 10;
    const ten = tens[Math.floor(count / 10)] ?? '';
    return rest === 0 ? ten : `${ten} ${words(rest)}`;
  }
  const rest = count % step.size;
  const head = `${words(Math.floor(count / step.size))} ${step.name}`;
  return rest === 0 ? head : `${head} ${words(rest)}`;
}

/** As an Indian invoice says it: Rupees One Lakh Two Thousand and Fifty Paise Only. */
export function amountInWords(paise: number): string {
  const rupees = `Rupees ${words(Math.floor(paise / 100))}`;
  const rest = paise % 100;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${words(rest)} Paise Only`;
}
