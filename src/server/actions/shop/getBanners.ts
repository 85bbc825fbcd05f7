import type { Handler } from '#server/actions/context.ts';
import { bannersOf } from './banners-of.ts';

export const getBanners: Handler<'getBanners'> = (context) => ({
  banners: bannersOf(context, 'main'),
});
