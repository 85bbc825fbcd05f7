import type { FileLimits } from '#domain/files/import-file.ts';

/** Why a file cannot be read, in words for the operator. */
export class FileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileFault';
  }
}

export function tooManyCells({ cells }: FileLimits): FileFault {
  const most = cells.toLocaleString('en-IN');
  return new FileFault(
    `This file has more than ${most} cells. Please delete its empty columns, or split it.`,
  );
}
