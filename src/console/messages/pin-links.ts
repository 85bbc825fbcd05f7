const customers = (count: number) => `${count} ${count === 1 ? 'customer' : 'customers'}`;

const reasons = {
  'has-pin': 'has a PIN already',
  blocked: 'is blocked',
  'contact-changed': 'changed the phone or e-mail within a day: only an owner',
} as const;

/** Links with which many customers make their PIN. */
export const pinLinkTexts = {
  selected: (count: number) => `${customers(count)} selected`,
  clear: 'Clear',
  make: 'PIN links',
  makeAll: 'PIN links for all of these',
  title: (count: number) =>
    count === 0 ? 'No links were made' : `PIN links for ${customers(count)}`,
  close: 'Close',
  hint: (day: string) =>
    `Each works once, until ${day}; links from before are void. They are shown only now: print the slips (8 on a page of A4, to cut and hand over), or send them one by one.`,
  print: 'Slips (PDF)',
  printing: 'Drawing…',
  fileName: 'pin-slips.pdf',
  whatsApp: 'WhatsApp',
  again: 'Again',
  sendTo: (firm: string, isSent: boolean) =>
    `${isSent ? 'Send again' : 'Send'} to ${firm} by WhatsApp`,
  leftOut: (count: number) => `${customers(count)} left out`,
  why: (firm: string, why: keyof typeof reasons) => `${firm} ${reasons[why]}`,
  withPin: (count: number) => `New links for the ${count} who have a PIN`,
} as const;
