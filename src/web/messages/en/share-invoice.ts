/** Sharing an invoice by a link. */
export const shareInvoice = {
  share: 'Share invoice',
  title: (number: string) => `Share invoice ${number}`,
  close: 'Close',
  whoever: (day: string) =>
    `Whoever has this link can open the invoice, without signing in, until ${day}.`,
  text: (number: string, shop: string, amount: string) => `Invoice ${number} of ${shop}: ${amount}`,
  whatsApp: 'WhatsApp',
  mail: 'E-mail',
  others: 'Copy or share',
  stop: 'Stop sharing',
  stopped: 'No link opens this invoice any more.',
  copied: 'Link copied',
  notCopied: 'The link could not be copied.',
  failed: 'The link could not be made: please try again.',
};
