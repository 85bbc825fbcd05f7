import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'quietDanger' | 'danger';

/** The look of a button, for links that act as one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classes(styles.button, styles[look], className);
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'primary', className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />;
}
