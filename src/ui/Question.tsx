import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

export type QuestionProps = {
  title: string;
  /** What it will do. */
  text?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
  /** The button that leaves all as it is. */
  keep: string;
  /** The button that does it. */
  yes: string;
  look?: 'primary' | 'danger';
  pending?: boolean;
  failure?: ReactNode;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before something is done; keeping things as they are comes first. */
export function Question(props: QuestionProps) {
  const { title, text, children, keep, yes, look = 'danger', failure, onYes, onClose } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button look={look} aria-disabled={props.pending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
