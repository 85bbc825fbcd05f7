import { Refusal } from '#contract/refusal.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';

export const getDeliverySettings: Handler<'getDeliverySettings'> = ({ catalogue, dependsOn }) => {
  const { shop, parts } = catalogue.current();
  const { settings } = shop;
  dependsOn(parts.settings);
  if (!settings) throw new Refusal('not-found', 'The shop has no settings yet.');
  return {
    settings: {
      cost_per_km: paiseToRupees(settings.costPerKmPaise),
      express_delivery: paiseToRupees(settings.expressPaise),
    },
  };
};
