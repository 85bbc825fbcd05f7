import { useState } from 'react';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import { Button } from '#ui/Button.tsx';
import { Question } from '#ui/Question.tsx';

type StartOverProps = { count: number; onStartOver: () => void };

/** Throws the lines away, once it has said how many. */
export function StartOver({ count, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const texts = { title: t.startOverTitle, text: t.startOverText(count), keep: t.keep };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      {asking && (
        <Question
          {...texts}
          yes={t.startOver}
          onYes={onStartOver}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
