/**
 * Shares an amount by weight in whole paise, so that the shares add up to it: each gets its part rounded down,
 * and what is left goes, a paisa each, to those that were cut most (the largest remainders), the first of equals
 * first. Where nothing weighs anything, all weigh the same.
 */
export function shareByWeight(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0)
    return weights.length === 0
      ? []
      : shareByWeight(
          amount,
          weights.map(() => 1),
        );
  const cut = weights.map((weight, place) => {
    const { quotient, remainder } = divide(amount, weight, sum);
    return { place, share: quotient, remainder };
  });
  const left = amount - cut.reduce((total, { share }) => total + share, 0);
  const byRemainder = [...cut].sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const one of byRemainder.slice(0, left)) one.share += 1;
  return cut.map(({ share }) => share);
}

/** amount × weight ÷ sum, exactly: the product of two large orders leaves what a number holds. */
function divide(amount: number, weight: number, sum: number) {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) {
    return { quotient: Math.floor(product / sum), remainder: product % sum };
  }
  const exact = BigInt(amount) * BigInt(weight);
  return { quotient: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
}
