/** What everybody tries first, beside equal digits and runs: the commonest PINs of leaked lists, and dates of the trade. */
const commonest = new Set(
  `123123 121212 112233 159753 147258 123321 789456 456123 123654 131313
   696969 101010 232323 789789 456456 147852 258456 212121 159357 147147
   741852 852456 369258 963852 321321 112211 100000 202020 007007 786786
   123786 786123 141414 143143 420420 108108 123457 124578 142536 246246
   520520 102030 010203 112358 998877 998899 110011 001100 121314 252525`.split(/\s+/),
);

/** Whether a PIN is one of the first that anybody would try; `mobile`: the owner's number, where it is known. */
export function isWeakPin(pin: string, mobile = ''): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, i) => (digit - (digits[i] ?? 0) + 10) % 10);
  // 111111, 123456, 987654, and runs that pass the zero: 890123.
  const isRun = [0, 1, 9].some((step) => steps.every((one) => one === step));
  return isRun || commonest.has(pin) || isOfNumber(pin, mobile);
}

/** Digits of the own number in their order, either way: 98765 43210 has 876543. */
function isOfNumber(pin: string, mobile: string): boolean {
  return mobile.includes(pin) || mobile.includes(Array.from(pin).toReversed().join(''));
}
