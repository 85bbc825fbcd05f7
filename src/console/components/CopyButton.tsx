import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { Button } from '#ui/Button.tsx';

/** Copies a text that can also be selected where it stands. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Not allowed, or no https: it can still be selected.
      browserLog('copy', error);
    }
  }
  return (
    <Button look="secondary" onClick={copy}>
      {copied ? t.copied : label}
    </Button>
  );
}
