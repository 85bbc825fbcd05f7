import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { makeKnown } from '#server/auth/known-device.ts';
import { startOperatorSession } from '#server/auth/operator-session.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import { hashToken } from '#server/auth/session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { insertOperator, isUsableToken, useToken } from '#server/queries/operators/operators.ts';
import { nameShop } from '#server/queries/shop/shop-settings.ts';
import { setUpLinkOver } from './checkSetUpLink.ts';
import { meWire } from './me.ts';

const refuse = consoleRefusalsOf('setUpShop');
const badToken = () => refuse('bad-token', setUpLinkOver);

/** Whoever has the code of the log names the shop and becomes its owner, once. */
export const setUpShop: ConsoleHandler<'setUpShop'> = async (context, input) => {
  const { db, caller, catalogue } = context;
  const tokenHash = hashToken(input.code);
  if (!(await isUsableToken(db, tokenHash, 'set-up'))) throw badToken();
  const passwordHash = await hashSecret('operator', input.password, caller.left());
  return db.transaction(async (tx) => {
    if (!(await useToken(tx, tokenHash, 'set-up'))) throw badToken();
    const { email, name } = input;
    const owner = await insertOperator(tx, { email, name, passwordHash, role: 'owner' });
    if (!owner) throw badToken();
    await nameShop(tx, input.shop_name);
    const after = { shop_name: input.shop_name, owner: email };
    await context.audit(tx, 'shop', { after }, owner.id);
    const deviceToken = await makeKnown(tx, caller.device, { operatorId: owner.id });
    caller.startSession(await startOperatorSession(tx, owner.id, caller));
    caller.device.keep(deviceToken);
    return { me: { ...meWire(owner, {}, catalogue), shop_name: input.shop_name } };
  });
};
