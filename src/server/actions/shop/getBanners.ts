import type { Handler } from '#server/actions/context.ts';
import { bannersOf } from './banners-of.ts';

export const getBanners: Handler<'getBanners'> = ({ catalogue }) => ({
  banners: bannersOf(catalogue.current(), 'main'),
});
