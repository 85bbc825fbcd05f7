import { stateNames } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';

const tones: Partial<Record<FileWire['state'], BadgeTone>> = {
  ...{ checking: 'info', applying: 'info', undoing: 'info' },
  ...{ applied: 'brand', refused: 'danger', failed: 'danger' },
};

export function StateBadge({ state }: Pick<FileWire, 'state'>) {
  return <Badge tone={tones[state] ?? 'quiet'}>{stateNames[state]}</Badge>;
}
