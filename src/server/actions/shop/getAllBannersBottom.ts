import type { Handler } from '#server/actions/context.ts';
import { bannersOf } from './banners-of.ts';

export const getAllBannersBottom: Handler<'getAllBannersBottom'> = (context) => ({
  data: bannersOf(context, 'bottom'),
});
