import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { customerTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { messageTexts as t } from '#console/messages/feedback.ts';
import { shellTexts } from '#console/messages/shell.ts';
import cards from '#console/parts/cards.module.css';
import { ListTools } from '#console/parts/ListTools.tsx';
import { listCount, savedViews } from '#console/parts/list-parts.ts';
import { Paging } from '#console/parts/Paging.tsx';
import { SavedViews } from '#console/parts/SavedViews.tsx';
import { StateFilter } from '#console/parts/StateFilter.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { useSubmit } from '#console/use-submit.ts';
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
