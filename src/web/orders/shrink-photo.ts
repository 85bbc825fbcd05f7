import { maxPhotoBytes, photoSide } from '#domain/returns/return-window.ts';

/** A photograph as it is sent: small enough for a slow network. undefined: this browser cannot read it. */
export async function shrunkPhoto(file: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, photoSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    for (const quality of [0.8, 0.6, 0.4, 0.2]) {
      const blob = await new Promise<Blob | null>((done) =>
        canvas.toBlob(done, 'image/jpeg', quality),
      );
      if (blob && blob.size <= maxPhotoBytes) return blob;
    }
    return undefined;
  } catch {
    // No picture, or of a kind that this browser does not know: whoever chose it is told.
    return undefined;
  }
}
