import { actionNames } from '#console/messages/audit.ts';

/** `moveOrder` → "Moved an order"; of an action without words of its own, its name: "Move order". */
export function actionWords(name: string): string {
  const words: Readonly<Record<string, string>> = actionNames;
  return words[name] ?? asWords(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** "shop_no" → "Shop no" */
export function asWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
