import filters from '#console/components/filters.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import { Field } from '#ui/Field.tsx';
import type { NotificationDraft } from './notification-draft.ts';

type SendTimeProps = {
  draft: NotificationDraft;
  change: (part: Partial<NotificationDraft>) => void;
  error: string | undefined;
};

/** At once, or at a time by the clock in India. */
export function SendTime({ draft, change, error }: SendTimeProps) {
  return (
    <Panel title={t.when}>
      <div role="radiogroup" aria-label={t.when}>
        {[false, true].map((isLater) => (
          <label key={String(isLater)} className={filters.check}>
            <input
              type="radio"
              name="when"
              checked={draft.isLater === isLater}
              onChange={() => change({ isLater })}
            />
            {isLater ? t.later : t.now}
          </label>
        ))}
      </div>
      {draft.isLater && (
        <Field
          type="datetime-local"
          name="send_at"
          label={t.fields.send_at}
          required
          value={draft.send_at}
          onChange={({ target }) => change({ send_at: target.value })}
          error={error}
        />
      )}
    </Panel>
  );
}
