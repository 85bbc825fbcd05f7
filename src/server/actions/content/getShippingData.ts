import type { Handler } from '#server/actions/context.ts';
import { pageHtml } from './page-html.ts';

export const getShippingData: Handler<'getShippingData'> = (context) =>
  pageHtml(context, 'shipping');
