import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { DeleteQuestion } from '#console/components/DeleteQuestion.tsx';
import { DraftForm } from '#console/components/DraftForm.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { faqTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { RichText } from '#console/rich-text/RichText.tsx';
import type { ConsoleFaqWire } from '#contract/console/content.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  if (params.id === undefined) return { faq: undefined };
  const { faqs } = await consoleCall('listFaqs', {}, request.signal);
  const faq = faqs.find(({ id }) => id === Number(params.id));
  if (!faq) throw new Response('', { status: 404 });
  return { faq };
}

export function Component() {
  const { faq } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const draft = useDraft({
    labels: t.fields,
    read: faq,
    noun: 'faq',
    valuesOf: (wire: ConsoleFaqWire | undefined) => ({
      question: wire?.question ?? '',
      answer: wire?.answer ?? '',
      question_hi: wire?.question_hi ?? '',
      answer_hi: wire?.answer_hi ?? '',
    }),
    async save(changes, version) {
      const own = faq ? { id: faq.id, version } : {};
      return (await consoleCall('saveFaq', { ...changes, ...own })).faq;
    },
    onSaved: () => (faq ? revalidate() : navigate('/content/faqs')),
  });
  return (
    <>
      <BackLink to="/content/faqs">{t.back}</BackLink>
      <ScreenHead title={faq ? t.editTitle : t.add}>
        {faq && (
          <Button look="quietDanger" onClick={() => setDeleting(true)}>
            {t.delete}
          </Button>
        )}
      </ScreenHead>
      <DraftForm draft={draft}>
        <Panel title={t.editTitle}>
          <Field {...draft.field('question')} required maxLength={300} />
          <RichText
            {...draft.field('answer')}
            onChange={(html) => draft.change({ answer: html })}
          />
        </Panel>
        <Panel title={t.hindi}>
          <p className="muted">{t.hindiHint}</p>
          <Field {...draft.field('question_hi')} lang="hi" maxLength={300} />
          <RichText
            {...draft.field('answer_hi')}
            onChange={(html) => draft.change({ answer_hi: html })}
          />
        </Panel>
      </DraftForm>
      {deleting && faq && (
        <DeleteQuestion
          name={t.name}
          text={t.deleteText}
          next="/content/faqs"
          onClose={() => setDeleting(false)}
          onDelete={() => consoleCall('deleteFaq', { id: faq.id, version: faq.version })}
        />
      )}
    </>
  );
}
