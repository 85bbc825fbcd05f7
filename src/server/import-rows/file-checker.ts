import type { ImportKind } from '#domain/files/import-file.ts';

export type Counts = { added: number; changed: number; unchanged: number; wrong: number };

export type GivenFile = { fileId: number; kind: ImportKind; name: string; bytes: Uint8Array };
/** `problem`: why its header makes no sense, where that is known. */
export type CheckedFile = Counts & {
  rows: number;
  columns: string[];
  newBrands: string[];
  /** Of opening bills: what their amounts come to. */
  sumPaise: number | null;
  problem: string;
};

export type FileChecker = {
  check(given: GivenFile, onDone: (rows: number) => void): Promise<CheckedFile>;
  close(): Promise<void>;
};
