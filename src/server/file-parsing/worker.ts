import { answerFiles } from './answer-files.ts';
import type { CellsJob } from './read-cells.ts';
import { readFile } from './read-file.ts';

answerFiles(async ({ bytes, limits }: CellsJob): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const { cells } of readFile(bytes, limits)) rows.push(cells);
  return rows;
});
