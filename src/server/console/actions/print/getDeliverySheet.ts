import { mapLink } from '#domain/customers/map-link.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { deliveryRoutes } from './delivery-stops.ts';

export const getDeliverySheet: ConsoleHandler<'getDeliverySheet'> = async (context, { ids }) => ({
  routes: (await deliveryRoutes(context, ids)).map(({ route, pickup, stops }) => ({
    route,
    pickup,
    stops: stops.map(({ order, billing, place, packs, money, oldDuePaise }) => ({
      ...{ id: order.id, customer_id: order.customerId },
      status: order.status,
      firm_name: billing.firmName,
      owner_name: billing.ownerName,
      phone: billing.phone,
      address: place,
      map_link: mapLink(billing.google, place),
      express_delivery: order.express,
      note: order.note,
      packs,
      ...money,
      old_due: paiseToRupees(oldDuePaise),
    })),
  })),
});
