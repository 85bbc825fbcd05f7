import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

export const getCustomerById: Handler<'getCustomerById'> = async ({ db, customer }) => {
  const row = await findCustomer(db, customer.id);
  if (!row) throw notFound('this');
  return {
    data: {
      id: row.id,
      firm_name: row.firmName,
      owner_name: row.ownerName,
      address: row.address,
      distance: row.distanceKm,
      mobile: row.mobile,
      email: row.email,
      ssi_no: row.ssiNo,
      food_licence: row.foodLicence,
      dl_number: row.dlNumber,
      gst_number: row.gstNumber,
      shop_no: row.shopNo,
      city: row.city,
      state: row.state,
      country: row.country,
      pincode: row.pincode,
      google: row.google,
      route: row.route,
    },
  };
};
