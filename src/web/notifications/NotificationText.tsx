import { inHindi, writtenIn } from '#web/messages/in-hindi.ts';

/** What the shop wrote in English is read out as English, also behind a sentence in Hindi. */
export function NotificationText({ text }: { text: string }) {
  if (!inHindi) return text;
  const sentences = text.match(/[^।]+।?/g) ?? [text];
  return sentences.map((sentence) => (
    <span key={sentence} lang={writtenIn(sentence)}>
      {sentence}
    </span>
  ));
}
