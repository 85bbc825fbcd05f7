import type { Handler } from '#server/actions/context.ts';
import { pageHtml } from './page-html.ts';

export const getTermsData: Handler<'getTermsData'> = (context) => pageHtml(context, 'terms');
