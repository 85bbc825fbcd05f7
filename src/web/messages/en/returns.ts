export const conditions = {
  expired: 'Expired',
  broken: 'Broken',
  wrong: 'Wrong item',
  saleable: 'Not needed',
} as const;

export const returnStates = {
  asked: 'Asked for',
  accepted: 'Accepted',
  'in-part': 'Accepted in part',
  declined: 'Not accepted',
} as const;

export const orderReturns = {
  title: 'Returns',
  ask: 'Return goods',
  until: (day: string) => `Until ${day} you can ask us here to take goods back.`,
  sent: 'Your return is asked for. You hear the answer here and in your notifications.',
  asked: (at: string) => `Asked for on ${at}`,
  line: (name: string, units: string, condition: string) => `${name}: ${units}, ${condition}`,
  taken: (units: string) => `taken back: ${units}`,
  yourWords: 'You wrote',
  answer: 'Our answer',
  photo: 'Your photograph',
  note: (number: string) => `Credit note ${number}`,
  replacedBy: (id: number) => `Replacement: order #${id}`,
  tried: (at: string, reason: string) => `Delivery tried on ${at}: ${reason}`,
  triedAgain: 'We will try again.',
} as const;

export const returnForm = {
  title: (id: number) => `Return goods of order #${id}`,
  intro: 'Open what comes back, and say how many pieces and what is wrong with them.',
  closed: 'A return of this order can no longer be asked for here. Please call us.',
  open: 'You have already asked for a return of this order: we are looking at it.',
  toOrder: (id: number) => `To order #${id}`,
  ofPieces: (units: string, pack: string) => `${units} · ${pack}`,
  left: (units: string) => `${units} left to return`,
  back: (units: string) => `${units} come back`,
  unitsOf: (condition: string) => `${condition} (pieces)`,
  tooMany: (units: string) => `At most ${units}.`,
  noNumber: 'Please give a whole number.',
  batch: 'Batch number, if it is printed on the pack',
  reason: 'What happened?',
  reasonHint: 'The shop reads it. At most 300 characters.',
  photo: 'Add a photograph (optional)',
  photoHint: 'Shows what is wrong. Only you and the shop can see it.',
  photoOther: 'This photograph cannot be read. Please take another one.',
  photoAlt: 'The photograph that you chose',
  send: 'Ask for the return',
  sending: 'Sending...',
  nothing: 'Please say how many pieces come back.',
  noReason: 'Please say what happened.',
  failed: 'The return could not be sent. Please check your connection and try again.',
} as const;
