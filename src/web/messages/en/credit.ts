export const creditTexts = {
  left: (amount: string) => `${amount} of your credit is left after this order.`,
  over: (amount: string) => `This order is ${amount} over your credit limit.`,
  pastDue: (amount: string) => `${amount} is past its due date.`,
  payFirst: (amount: string) => `Please pay ${amount} first, or call us.`,
  toAccount: 'See what is due',
} as const;
