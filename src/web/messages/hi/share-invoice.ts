import type * as en from '#web/messages/en/share-invoice.ts';
import type { Translated } from '#web/messages/translated.ts';

export const shareInvoice: Translated<typeof en.shareInvoice> = {
  share: 'बिल शेयर करें',
  title: (number) => `बिल ${number} शेयर करें`,
  close: 'बंद करें',
  whoever: (day) => `जिसके पास यह लिंक है, वह ${day} तक बिना लॉगिन के बिल देख सकता है।`,
  text: (number, shop, amount) => `${shop} का बिल ${number}: ${amount}`,
  whatsApp: 'WhatsApp',
  mail: 'ईमेल',
  others: 'कॉपी या शेयर करें',
  stop: 'शेयर करना बंद करें',
  stopped: 'अब कोई लिंक यह बिल नहीं खोलता।',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो पाया।',
  failed: 'लिंक नहीं बन पाया, फिर से कोशिश करें।',
};
