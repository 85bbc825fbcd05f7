import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import cards from '#console/components/cards.module.css';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { StateFilter } from '#console/components/StateFilter.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { messageTexts as t } from '#console/messages/feedback.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { customerTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { MessageWire } from '#contract/console/feedback.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AnswerMessage } from './AnswerMessage.tsx';
import { Message } from './Message.tsx';

const statuses = ['waiting', 'done'] as const;

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const status = statuses.find((one) => one === search.get('status')) ?? 'waiting';
  const q = search.get('q') ?? '';
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countMessages', { status, q }, request.signal));
  const [list, views] = await Promise.all([
    consoleCall('listMessages', { status, q, cursor }, request.signal),
    savedViews('messages', request.signal),
  ]);
  return { status, q, ...list, count, views };
}

export function Component() {
  const { status, q, messages, next, count, views } = useLoaderData<typeof loader>();
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
      <Tabs label={shellTexts.nav.customers} tabs={customerTabs} />
      <ScreenHead title={t.title} />
      <StateFilter
        label={t.title}
        name="status"
        states={statuses}
        current={status}
        textOf={(one) => t[one]}
        search={{ label: t.search, hint: t.searchHint, q }}
      />
      <ListTools count={count} exportPath={fileAddress('exportMessages', { status, q })}>
        <SavedViews list="messages" views={views} />
      </ListTools>
      {sentTo !== undefined && <Notice tone="success">{t.sent(sentTo)}</Notice>}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {messages.length === 0 && (
        <EmptyState icon="mail" text={q ? t.noneFound : t.none[status]} action={undefined} />
      )}
      <ul className={cards.list}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onAnswer={() => setAnswering(message)}
            onDone={(done) => finish(message.id, done)}
          />
        ))}
      </ul>
      <Paging next={next} />
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
