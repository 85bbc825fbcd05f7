import type { recovery as english } from '#web/messages/en/recovery.ts';
import type { Translated } from '#web/messages/translated.ts';

export const recovery: Translated<typeof english> = {
  busy: 'अभी आपका अकाउंट नहीं खुल रहा। तब तक आप सामान देख सकते हैं।',
};
