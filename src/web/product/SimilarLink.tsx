import { buttonClass } from '#ui/Button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { similarId } from '#web/paths/paths.ts';

/** From a product that is out of stock to those that may take its place. */
export function SimilarLink({ className }: { className: string | undefined }) {
  return (
    <a className={buttonClass('primary', className)} href={`#${similarId}`}>
      {useMessages().similar}
    </a>
  );
}
