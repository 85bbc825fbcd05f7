/** Opens WhatsApp, where one chooses whom to send the text to. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
