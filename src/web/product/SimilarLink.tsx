import { buttonClass } from '#ui/Button.tsx';
import { shell } from '#web/messages/en/shell.ts';
import { similarId } from '#web/paths/paths.ts';

/** From a product that is out of stock to those that may take its place. */
export function SimilarLink({ className }: { className: string | undefined }) {
  return (
    <a className={buttonClass('primary', className)} href={`#${similarId}`}>
      {shell.similar}
    </a>
  );
}
