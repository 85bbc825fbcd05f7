import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import cards from '#console/components/cards.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { answerTexts, messageTexts as t } from '#console/messages/feedback.ts';
import type { MessageWire } from '#contract/console/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Message } from './Message.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listMessages', count: 'countMessages', export: 'exportMessages' },
  views: 'messages',
  states: {
    label: t.title,
    name: 'status',
    values: ['waiting', 'done'],
    textOf: (status) => t[status],
    noneOf: (status) => t.none[status],
  },
  filters: { q: searchFilter(t) },
  empty: { scene: 'khata', noneFound: t.noneFound },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [answering, setAnswering] = useState<MessageWire>();
  const [sentTo, setSentTo] = useState<string>();
  const { revalidate } = useRevalidator();
  const { failure, submit } = useSubmit();
  const finish = (id: number, done: boolean) =>
    submit(async () => {
      await consoleCall('finishMessage', { id, done });
      await revalidate();
    });
  return (
    <>
      <ListScreen
        list={list}
        data={data}
        isEmpty={data.messages.length === 0}
        notice={
          <>
            {sentTo !== undefined && <Notice tone="success">{t.sent(sentTo)}</Notice>}
            {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
          </>
        }
      >
        <ul className={cards.list}>
          {data.messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              onAnswer={() => setAnswering(message)}
              onDone={(done) => finish(message.id, done)}
            />
          ))}
        </ul>
      </ListScreen>
      {answering && (
        <AnswerMessage
          message={answering}
          onSent={() => setSentTo(answering.email)}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}

type AnswerMessageProps = {
  message: MessageWire;
  onSent: () => void;
  onClose: () => void;
};

function AnswerMessage({ message, onSent, onClose }: AnswerMessageProps) {
  const { id, name, email } = message;
  return (
    <AnswerDialog
      title={t.dialogTitle(name)}
      text={t.dialogText(email)}
      start=""
      maxLength={5000}
      required
      labels={{ send: t.send, anyway: answerTexts.sendAnyway }}
      onSend={async (answer, newer) => {
        const { answered_at } = newer ?? message;
        await consoleCall('answerMessage', { id, answer, answered_at });
        onSent();
      }}
      newerIn={({ extra }) => extra.contact_message as MessageWire} // `as`: what that refusal carries
      onClose={onClose}
    >
      <p className={cards.words}>{message.message}</p>
    </AnswerDialog>
  );
}
