import { join } from 'node:path';

/** A folder of built files, and what their addresses begin with. */
export type AssetFolder = { folder: string; prefix: string };

export const assetPrefixes = { storefront: '/assets/', console: '/console/assets/' };

/** As the bundler names scripts and styles: the last eight characters are a hash of what is in them. */
export const assetName = /^[\w.-]{1,80}-[\w-]{8}\.(?:js|css)$/;

/** What this node has of them: of the storefront in every language, and of the console. */
export function builtAssets(
  clientFolder: string,
  consoleFolder: string | undefined,
): AssetFolder[] {
  const storefront = { folder: join(clientFolder, 'assets'), prefix: assetPrefixes.storefront };
  if (!consoleFolder) return [storefront];
  return [storefront, { folder: consoleFolder, prefix: assetPrefixes.console }];
}
