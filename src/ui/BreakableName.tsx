import { Fragment } from 'react';

/**
 * An e-mail address or a UPI id: where it is too long it breaks at its @ and dots, not in a word. A link
 * around it names itself, since the places to break would become spaces in its name.
 */
export function BreakableName({ text }: { text: string }) {
  return text.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
