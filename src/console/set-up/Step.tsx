import type { ReactNode } from 'react';
import { setUpTexts as t } from '#console/messages/set-up.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './WelcomeScreen.module.css';

type StepProps = { done: boolean; title: string; text: string; children: ReactNode };

/** One thing that a new shop needs, whether it has it, and the way to it. */
export function Step({ done, title, text, children }: StepProps) {
  return (
    <li className={`card row between ${styles.step}`}>
      <div className={`stack gap-1 ${styles.about}`}>
        <h2 className={`row ${styles.title}`}>
          {title}{' '}
          <Badge tone={done ? 'brand' : 'quiet'} ticked={done}>
            {done ? t.done : t.open}
          </Badge>
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className="wrap">{children}</div>
    </li>
  );
}
