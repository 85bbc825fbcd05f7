import type { formOutcomes as english } from '#web/messages/en/form-outcomes.ts';
import type { Translated } from '#web/messages/translated.ts';

export const formOutcomes: Translated<typeof english> = {
  'too-many-tries': 'बहुत बार कोशिश हो गई। थोड़ा रुककर फिर कोशिश करें।',
  busy: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
};
