export const scanTexts = {
  scan: 'Scan',
  label: 'Scan with the camera',
  title: 'Scan a barcode',
  hint: 'Point the camera at the barcode.',
  cancel: 'Cancel',
  notAllowed:
    'The browser does not let the console use the camera. Its settings for this site can.',
  noCamera: 'The camera could not be opened.',
} as const;
