import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { BackLink } from '#console/components/BackLink.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { noReason, ToldReason } from '#console/components/ToldReason.tsx';
import { UnsavedGuard } from '#console/components/UnsavedGuard.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { returnAnswers } from '#console/messages/reasons.ts';
import { conditionNames, returnsTexts as t } from '#console/messages/returns.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { AskedLineWire } from '#contract/console/returns.ts';
import { type GoodsCondition, goodsConditions } from '#domain/invoices/credit-value.ts';
import { type Settlement, settlements } from '#domain/invoices/settlement.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type AskedReturn, Decided, LineFacts, Request } from './ReturnFacts.tsx';
import styles from './Returns.module.css';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getReturn', { id: Number(params.id) }, request.signal);
}

/** What a customer asks to be taken back, and the answer to it. */
export function Component() {
  const { return: asked } = useLoaderData<typeof loader>();
  const { id, state, answer, answer_hi } = asked;
  return (
    <>
      <BackLink to="/orders/returns">{t.back}</BackLink>
      <ScreenHead title={t.of(id)} />
      {state === 'asked' ? (
        <Decision asked={asked} />
      ) : (
        <div className={`stack gap-4 ${styles.columns}`}>
          <div className={styles.whole}>
            <Notice tone="info" title={t.decided[state](asked.decided_by)}>
              {answer}
              {answer_hi && (
                <span className={styles.hindi} lang="hi">
                  {answer_hi}
                </span>
              )}
            </Notice>
          </div>
          <Request asked={asked} />
          <Decided lines={asked.lines} />
        </div>
      )}
    </>
  );
}

type Typed = { units: string; condition: GoodsCondition };

function Decision({ asked }: { asked: AskedReturn }) {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const [edits, setEdits] = useState<Record<number, Partial<Typed>>>({});
  const [said, setSaid] = useState(noReason);
  const [settle, setSettle] = useState<Settlement>('credit');
  const [isMissing, setMissing] = useState(false);
  const { pending, failure, submit } = useSubmit(({ code }) => {
    if (code === 'decided-already') revalidate();
    return false;
  });
  const typedOf = ({ id, units, condition }: AskedLineWire): Typed => ({
    ...{ units: String(units), condition },
    ...edits[id],
  });
  const isWrong = (line: AskedLineWire) => {
    const { units } = typedOf(line);
    return !/^\d{1,7}$/.test(units.trim()) || Number(units) > line.units;
  };
  const isLess = asked.lines.some((line) => Number(typedOf(line).units) < line.units);
  const units = asked.lines.reduce((sum, line) => sum + (Number(typedOf(line).units) || 0), 0);

  function send() {
    const isSilent = isLess && said.reason.trim() === '';
    setMissing(isSilent);
    if (asked.lines.some(isWrong) || isSilent) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid], textarea')?.focus();
    }
    submit(async () => {
      const lines = asked.lines.map((line) => {
        const { units: typed, condition } = typedOf(line);
        return { id: line.id, units: Number(typed), condition };
      });
      const { reason: answer, reason_hi: answer_hi } = said;
      await consoleCall('decideReturn', { id: asked.id, lines, settle, answer, answer_hi });
      await revalidate();
    });
  }

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={`stack gap-4 ${styles.columns}`}>
        <Request asked={asked} />
        <Panel title={t.asked}>
          {asked.lines.map((line) => {
            const typed = typedOf(line);
            const change = (more: Partial<Typed>) =>
              setEdits((before) => ({ ...before, [line.id]: { ...before[line.id], ...more } }));
            return (
              <div key={line.id} className={styles.asked}>
                <div>
                  <LineFacts line={line} />
                </div>
                <Field
                  name={`units ${line.id}`}
                  label={t.take}
                  aria-label={t.takeOf(line.product_name)}
                  inputMode="numeric"
                  value={typed.units}
                  error={isWrong(line) ? t.wrongUnits : undefined}
                  onChange={({ target }) => change({ units: target.value })}
                />
                <Select
                  name={`condition ${line.id}`}
                  label={t.condition}
                  aria-label={t.conditionOf(line.product_name)}
                  value={typed.condition}
                  options={goodsConditions.map((id) => ({ id, name: conditionNames[id] }))}
                  // `as`: one of the options
                  onChange={({ target }) => change({ condition: target.value as GoodsCondition })}
                />
              </div>
            );
          })}
          <Select
            name="settle"
            label={t.settle}
            value={settle}
            options={settlements.map((id) => ({ id, name: t.settles[id] }))}
            onChange={({ target }) => setSettle(target.value as Settlement)} // `as`: likewise
          />
          <ToldReason
            label={t.answer}
            hint={t.answerHint}
            maxLength={300}
            usual={returnAnswers}
            value={said}
            onChange={setSaid}
            error={isMissing ? t.answerMissing : undefined}
          />
        </Panel>
      </div>
      <ActionBar failure={failure}>
        <Button type="submit" look={units === 0 ? 'danger' : 'primary'} aria-disabled={pending}>
          {pending ? t.deciding : units === 0 ? t.decline : t.decide(units)}
        </Button>
      </ActionBar>
      <UnsavedGuard when={said.reason !== '' && !pending} text={t.unsaved} />
    </form>
  );
}
