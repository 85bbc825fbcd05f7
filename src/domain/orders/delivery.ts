import { divideRounded } from '#domain/money/rounding.ts';

export type DeliveryChoice = { type: 'pickup' | 'delivery'; express: boolean };
export type DeliveryRates = { costPerKmPaise: number; expressPaise: number };

/** A distance of 0 is one that nobody has filled in: what the way costs is not known then. */
export function isDeliveryOffered(
  { costPerKmPaise }: Pick<DeliveryRates, 'costPerKmPaise'>,
  distanceKm: number,
): boolean {
  return distanceKm > 0 || costPerKmPaise === 0;
}

/** Spec §9: cost per km times distance, only for delivery; express adds its charge. */
export function deliveryCharges(
  choice: DeliveryChoice,
  rates: DeliveryRates,
  distanceKm: number,
): { deliveryPaise: number; expressPaise: number } {
  if (choice.type === 'pickup') return { deliveryPaise: 0, expressPaise: 0 };
  return {
    deliveryPaise: divideRounded(rates.costPerKmPaise * Math.round(distanceKm * 1000), 1000),
    expressPaise: choice.express ? rates.expressPaise : 0,
  };
}
