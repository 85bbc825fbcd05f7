import { standingNames, fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { type FileStanding, standingOf } from './file-standing.ts';

const tones: Partial<Record<FileStanding, BadgeTone>> = {
  ...{ checking: 'info', applying: 'info', undoing: 'info' },
  ...{ ready: 'attention', applied: 'brand' },
  ...{ wrong: 'danger', 'sum-differs': 'danger', unreadable: 'danger', failed: 'danger' },
};

/** How a file stands, and with it what is to be done. */
export function StateBadge({ file }: { file: FileWire }) {
  const standing = standingOf(file);
  const text = standing === 'wrong' ? t.wrongRows(file.wrong) : standingNames[standing];
  return <Badge tone={tones[standing] ?? 'quiet'}>{text}</Badge>;
}
