import type * as en from '#web/messages/en/page.ts';
import type { Translated } from '#web/messages/translated.ts';

export const page: Translated<typeof en.page> = {
  needsScripts: 'इस पेज के लिए JavaScript चाहिए। अपने ब्राउज़र में इसे चालू करें।',
  readFailed: 'यह नहीं खुल पाया।',
  breadcrumb: 'आप यहाँ हैं',
  seeAllProducts: 'सभी प्रोडक्ट देखें',
  busy: {
    title: 'एक मिनट रुकें',
    text: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  },
};
