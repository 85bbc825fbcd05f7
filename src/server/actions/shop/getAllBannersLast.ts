import type { Handler } from '#server/actions/context.ts';
import { bannersOf } from './banners-of.ts';

export const getAllBannersLast: Handler<'getAllBannersLast'> = ({ catalogue }) => ({
  data: bannersOf(catalogue.current(), 'last'),
});
