import type { ConsoleHandler } from '#server/console/context.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';
import { settingsWire } from './settings-wire.ts';

export const getSettings: ConsoleHandler<'getSettings'> = async ({ db }) => ({
  settings: settingsWire(await readSettings(db)),
});
