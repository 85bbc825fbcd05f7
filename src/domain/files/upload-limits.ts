import { bankFileLimits, fileLimits } from './import-file.ts';

const mebibyte = 1024 * 1024;

/** The largest file of each kind that an operator uploads, and what is said of a larger one. */
export const uploadLimits = {
  uploadPicture: {
    bytes: 10 * mebibyte,
    text: 'A picture has at most 10 MB, 50 megapixels and 16,000 pixels a side.',
  },
  checkFile: {
    bytes: fileLimits.bytes,
    text: `A file has at most ${fileLimits.bytes / mebibyte} MB. Please split it.`,
  },
  checkBankFile: {
    bytes: bankFileLimits.bytes,
    text: 'A bank’s statement has at most 4 MB. Please take fewer days.',
  },
  uploadEInvoices: {
    bytes: 4 * mebibyte,
    text: 'An answer of the portal has at most 4 MB. Please split it.',
  },
} as const;
