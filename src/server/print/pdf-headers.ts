/** Of a file that is for one reader only, drawn anew each time. */
export function pdfHeaders(disposition: string) {
  return {
    'content-type': 'application/pdf',
    'content-disposition': disposition,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}
