import type { Handler } from '#server/actions/context.ts';
import { pageHtml } from './page-html.ts';

export const getPrivacyData: Handler<'getPrivacyData'> = (context) => pageHtml(context, 'privacy');
