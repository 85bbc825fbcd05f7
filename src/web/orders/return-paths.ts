export function returnPath(orderId: number): string {
  return `/return-order/${orderId}`;
}

export function creditNotePdfPath(id: number): string {
  return `/credit-note/${id}.pdf`;
}

export function returnPhotoPath(id: number): string {
  return `/return-photo/${id}.webp`;
}
