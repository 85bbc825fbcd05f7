/** What stands in the From of the shop's mails. */
export function senderOf(shop: { shopName: string; email: string } | undefined): string {
  const name = shopNameOf(shop).replace(/["\r\n]/g, '');
  return `"${name}" <${shop?.email || 'shop@localhost'}>`;
}

export function shopNameOf(shop: { shopName: string } | undefined): string {
  return shop?.shopName ?? 'Thok';
}
