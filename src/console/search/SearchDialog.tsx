import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Combobox } from '#console/components/Combobox.tsx';
import { consoleCall } from '#console/data/api.ts';
import { searchTexts as t } from '#console/messages/search.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { type Hit, hitsOf } from './hits.ts';
import styles from './SearchDialog.module.css';

/** Everything from one field: an order, a customer, a product. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);

  async function find(q: string, signal: AbortSignal): Promise<Hit[]> {
    return hitsOf(await consoleCall('searchConsole', { q }, signal));
  }

  function open(hit: Hit) {
    onClose();
    navigate(hit.to);
  }

  return (
    <Dialog title={t.title} closeLabel={shellTexts.close} onClose={onClose}>
      <div className={styles.place}>
        <Combobox
          label={t.label}
          placeholder={t.hint}
          input={field}
          find={find}
          keyOf={(hit) => hit.to}
          onChoose={open}
        >
          {(hit) => (
            <>
              {hit.group !== undefined && (
                <span className={`muted ${styles.group}`}>{hit.group}</span>
              )}
              <span className={styles.hit}>
                <strong>{hit.name}</strong>
                <span className="faint">{hit.facts}</span>
              </span>
            </>
          )}
        </Combobox>
      </div>
    </Dialog>
  );
}
