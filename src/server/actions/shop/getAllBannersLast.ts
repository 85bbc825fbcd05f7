import type { Handler } from '#server/actions/context.ts';
import { bannersOf } from './banners-of.ts';

export const getAllBannersLast: Handler<'getAllBannersLast'> = (context) => ({
  data: bannersOf(context, 'last'),
});
