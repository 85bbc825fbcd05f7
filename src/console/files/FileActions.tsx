import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { Button } from '#ui/Button.tsx';
import { Question } from '#ui/Question.tsx';

/** Apply or undo, whichever can be done, after saying in numbers what it does. */
export function FileActions({ file }: { file: FileWire }) {
  const { kind, added, changed, file_id } = file;
  const isApplied = file.state === 'applied';
  const [asked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const run = () =>
    submit(async () => {
      await consoleCall(isApplied ? 'undoFile' : 'applyFile', { file_id, background: '1' }).finally(
        () => setAsked(false),
      );
      await revalidate();
    });
  return (
    <>
      <ActionBar label={t.changes(added + changed)} failure={failure}>
        <Button look={isApplied ? 'secondary' : 'primary'} onClick={() => setAsked(true)}>
          {isApplied ? t.undo : t.apply}
        </Button>
      </ActionBar>
      {asked && (
        <Question
          title={isApplied ? t.undoTitle : t.applyTitle}
          text={(isApplied ? t.undoText : t.applyText)(kind, added, changed)}
          keep={t.keep}
          yes={isApplied ? t.undoNow : t.applyNow}
          look="primary"
          pending={pending}
          onYes={run}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
