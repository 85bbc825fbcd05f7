import type * as en from '#web/messages/en/notifications.ts';
import type { Translated } from '#web/messages/translated.ts';

export const notifications: Translated<typeof en.notifications> = {
  title: 'नोटिफ़िकेशन',
  none: 'कोई नोटिफ़िकेशन नहीं',
  noneHint: 'आपके ऑर्डर और कार्ट की खबर यहाँ दिखेगी।',
  goShopping: 'सामान देखें',
  markAsRead: 'पढ़ा हुआ मानें',
  markAll: 'सब पढ़े हुए मानें',
  unread: 'बिना पढ़ा',
  seeAll: 'सभी नोटिफ़िकेशन देखें',
  pages: 'नोटिफ़िकेशन के पेज',
  newer: 'नए',
  older: 'पुराने',
  loading: 'नोटिफ़िकेशन खुल रहे हैं',
};
