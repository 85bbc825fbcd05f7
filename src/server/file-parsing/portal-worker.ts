import { type PortalAnswer, readPortalFile } from '#domain/e-invoice/portal-answer.ts';
import { answerFiles } from './answer-files.ts';
import { FileFault } from './file-fault.ts';
import type { PortalJob } from './read-portal-answers.ts';

answerFiles(async ({ bytes }: PortalJob): Promise<PortalAnswer[]> => {
  const answers = readPortalFile(new TextDecoder().decode(bytes));
  if (typeof answers === 'string') throw new FileFault(answers);
  return answers;
});
