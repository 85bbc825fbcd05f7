import { Form, useSearchParams } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './SearchBox.module.css';
import { useRotation } from './use-rotation.ts';

const rotationMs = 2_000;

/** A real form: it searches before scripts are there, and without them. */
export function SearchBox({ label }: { label: string }) {
  const t = useMessages();
  const [query] = useSearchParams();
  const placeholder = useRotation(t.searchPlaceholders, rotationMs);
  return (
    <Form className={styles.form} role="search" aria-label={label} action="/shop" method="get">
      <input
        key={query.get('q') ?? ''}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query.get('q') ?? ''}
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button className={styles.submit} type="submit" aria-label={t.searchButton}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
