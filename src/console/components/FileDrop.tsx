import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './FileDrop.module.css';

type OnFile = (file: File) => void;

type FileDropProps = { className?: string | undefined; onFile: OnFile; children: ReactNode };

/** A place that takes a file that is dropped on it. */
export function FileDrop({ className, onFile, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard
    <div
      className={classes(styles.drop, over && styles.over, className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/*';

type FileButtonProps = {
  look: 'primary' | 'secondary';
  accept: string;
  /** Where what it shows does not say what the file is for. */
  label?: string;
  onFile: OnFile;
  children: string;
};

/** Chooses a file, or takes one with the camera. */
export function FileButton({ look, accept, label, onFile, children }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        className={classes('visually-hidden', styles.input)}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <label className={buttonClass(look, styles.choose)} htmlFor={id}>
        {children}
      </label>
    </>
  );
}
