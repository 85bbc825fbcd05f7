import { get } from 'node:https';

/** A member as Patroni's REST API tells of it. */
export type Listed = {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  timeline?: number;
};

/** What the first machine that answers knows of all; none where nobody answers. */
export async function readMembers(addresses: readonly string[], ca: string): Promise<Listed[]> {
  for (const host of addresses) {
    try {
      return await ask(host, ca);
    } catch {
      // it is down, or has only begun
    }
  }
  return [];
}

function ask(host: string, ca: string): Promise<Listed[]> {
  return new Promise((resolve, reject) => {
    const options = { host, port: 8008, path: '/cluster', ca, timeout: 2_000, agent: false };
    const asking = get(options, async (answer) => {
      try {
        const text = (await answer.toArray()).join('');
        const { members } = JSON.parse(text) as { members?: Listed[] }; // `as`: what Patroni documents
        resolve(members ?? []);
      } catch (error) {
        reject(error);
      }
    });
    asking.on('error', reject).on('timeout', () => asking.destroy(new Error('no answer')));
  });
}
