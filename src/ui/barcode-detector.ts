/** What the types of the DOM do not have yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector; // `as`: see above
}

/** Chrome on Android and macOS reads barcodes itself; elsewhere there is no button. */
export function canScan(): boolean {
  return detectorClass() !== undefined && navigator.mediaDevices !== undefined;
}

/** The codes that goods carry. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code'];

export function newDetector(): Detector | undefined {
  const Found = detectorClass();
  return Found && new Found({ formats });
}
