import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { deletes } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { bannerList } from './banner-wire.ts';

const refuse = consoleRefusalsOf('deleteBanner');

export const deleteBanner: ConsoleHandler<'deleteBanner'> = deletes(refuse, bannerList);
