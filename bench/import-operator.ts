import { setTimeout } from 'node:timers/promises';
import type { Running } from './processes.ts';

/** What an operator does with files, as the console's screens do it. */
export type ImportOperator = {
  exported(kind: string, format: string): Promise<Uint8Array>;
  checked(kind: string, file: Uint8Array): Promise<ImportFile>;
  /** Applied or undone. */
  changed(action: 'applyFile' | 'undoFile', fileId: number): Promise<ImportFile>;
};

export type ImportFile = {
  file_id: number;
  state: string;
  rows: number;
  changed: number;
  wrong: number;
  problem: string;
};

export async function signInOperator(shop: Running): Promise<ImportOperator> {
  const addressOf = (action: string) => `${shop.url}/console/api/${action}`;
  const json = { 'x-thok': '1', 'content-type': 'application/json' };
  const answer = await fetch(addressOf('signIn'), {
    ...{ method: 'POST', headers: json },
    body: JSON.stringify({ email: 'operator@thok.example', password: 'thok-demo-operator' }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

  async function post(action: string, headers: Record<string, string>, body: FormData | string) {
    const init = { method: 'POST', headers: { ...headers, cookie }, body };
    const { success, message, ...told } = await (await fetch(addressOf(action), init)).json();
    if (!success) throw new Error(`${action}: ${message}`);
    return told;
  }

  /** The file once nothing is under way on it. */
  async function settled(fileId: number): Promise<ImportFile> {
    for (;;) {
      const url = addressOf(`getFile?file_id=${fileId}`);
      const { file } = await (await fetch(url, { headers: { cookie } })).json();
      if (!/ing$/.test(file.state)) return file;
      await setTimeout(250);
    }
  }

  return {
    async exported(kind, format) {
      const url = addressOf(`exportFile?kind=${kind}&format=${format}`);
      return (await fetch(url, { headers: { cookie } })).bytes();
    },
    async checked(kind, file) {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', new Blob([new Uint8Array(file)]), 'file');
      form.set('background', '1');
      const { file_id } = await post('checkFile', { 'x-thok': '1' }, form);
      return settled(file_id);
    },
    async changed(action, file_id) {
      await post(action, json, JSON.stringify({ file_id, background: '1' }));
      return settled(file_id);
    },
  };
}
