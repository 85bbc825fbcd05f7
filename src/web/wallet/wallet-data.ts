import type { Log } from '#client/log.ts';
import type { ActionOutput, Call } from '#contract/index.ts';
import type { AccountWire } from '#contract/payments.ts';
import { isRefusal } from '#contract/refusal.ts';
import { type FailedRead, orFailed } from '#web/data/failed-read.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';

export type Days = { from: string | undefined; to: string | undefined };

export type Statement = ActionOutput<'getAccountEntries'>;

export type WalletData = {
  userId: number;
  /** undefined: this server keeps no accounts. */
  account: AccountWire | undefined;
  days: Days;
  statement: Statement | FailedRead | undefined;
};

const day = /^20\d\d-\d\d-\d\d$/;

export async function readWallet(
  call: Call,
  userId: number,
  { searchParams }: URL,
  log: Log,
): Promise<WalletData> {
  const days = daysOf(searchParams);
  const cursor = searchParams.get('after') ?? undefined;
  const asked = { user_id: userId, ...days, cursor };
  const [account, statement] = await Promise.all([
    knownAccount(call('getAccount', { user_id: userId })),
    orFailed(log, 'statement', call('getAccountEntries', asked)),
  ]);
  return { userId, account, days, statement: account && statement };
}

/** Days in the wrong order are meant the other way round. */
function daysOf(params: URLSearchParams): Days {
  const [from, to] = ['from', 'to'].map((name) => {
    const given = params.get(name) ?? '';
    return day.test(given) ? given : undefined;
  });
  return from !== undefined && to !== undefined && to < from
    ? { from: to, to: from }
    : { from, to };
}

/** Another server of this contract need not know accounts. */
async function knownAccount(
  read: Promise<ActionOutput<'getAccount'>>,
): Promise<AccountWire | undefined> {
  try {
    return (await read).account;
  } catch (error) {
    if (onlyInBrowser && isRefusal(error) && error.code !== 'not-signed-in') return undefined;
    throw error;
  }
}

/** The same days, of the page or of a file. */
export function statementSearch({ from, to }: Days, after?: string): string {
  const params = new URLSearchParams({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(after !== undefined && { after }),
  });
  return params.size === 0 ? '' : `?${params}`;
}
