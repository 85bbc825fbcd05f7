import { createInflateRaw } from 'node:zlib';
import type { FileLimits } from '#domain/files/import-file.ts';
import { FileFault } from './file-fault.ts';

type Entry = { name: string; method: number; packed: Buffer; size: number };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const maxEntries = 2_000;
/**
 * Only sheets are read as a stream. The texts that cells share, and what stands around the sheets, are held
 * in memory whole, outside what a thread's limits count.
 */
const sharedTextBytes = 64 * 1024 * 1024;
const otherBytes = 32 * 1024 * 1024;
/** In its place stands another size, further on: for files beyond 4 GB. */
const elsewhere = 0xffffffff;

/**
 * Unpacks every part of an XLSX file without keeping it: no more comes out than is allowed and than the
 * file itself says, whatever the reader would later believe. Formulas are looked for on the way.
 */
export async function checkZip(bytes: Buffer, limits: FileLimits): Promise<void> {
  const entries = readEntries(bytes);
  const isShared = ({ name }: Entry) => /^xl\/sharedStrings\.xml$/i.test(name);
  const others = entries.filter((entry) => !isSheet(entry) && !isShared(entry));
  if (
    sizeOf(entries) > limits.unpackedBytes ||
    sizeOf(entries.filter(isShared)) > sharedTextBytes ||
    sizeOf(others) > otherBytes
  )
    throw tooLarge();
  for (const entry of entries) await unpack(entry);
}

const isSheet = ({ name }: Entry) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

const sizeOf = (entries: Entry[]) => entries.reduce((sum, { size }) => sum + size, 0);

function readEntries(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endMark) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) throw tooLarge();
  let at = bytes.readUInt32LE(end + 16);
  // The reader must find the same directory: right before its end, and no other one (ZIP64).
  if (at + bytes.readUInt32LE(end + 12) !== end) throw broken();
  const entries = Array.from({ length: count }, () => {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw broken();
    const entry = readEntry(bytes, at);
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
  if (at !== end) throw broken();
  return entries;
}

function readEntry(bytes: Buffer, at: number): Entry {
  const [packedSize, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
  const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString();
  const local = bytes.readUInt32LE(at + 42);
  if (local + 30 > bytes.length) throw broken();
  refuseOther(bytes.readUInt32LE(local + 18), packedSize);
  refuseOther(bytes.readUInt32LE(local + 22), size);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packedSize > bytes.length) throw broken();
  return {
    ...{ name, size, method: bytes.readUInt16LE(at + 10) },
    packed: bytes.subarray(start, start + packedSize),
  };
}

/** Before its content a part says its sizes once more, or leaves them out; a reader may believe either. */
function refuseOther(said: number, size: number): void {
  const isLeftOut = size > 0 && (said === 0 || said === elsewhere);
  if (said !== size && !isLeftOut) throw broken();
}

async function unpack(entry: Entry): Promise<void> {
  const { method, packed, size } = entry;
  if (method !== 0 && method !== 8) throw broken();
  const hasCells = isSheet(entry);
  let unpacked = 0;
  let tail = '';
  for await (const chunk of method === 0 ? [packed] : inflated(packed)) {
    unpacked += chunk.length;
    if (unpacked > size)
      throw new FileFault('This file is larger inside than it says. It is refused.');
    if (!hasCells) continue;
    const text = tail + chunk.toString('latin1');
    if (/<(?:\w+:)?f[\s>/]/.test(text)) throw hasFormulas();
    tail = text.slice(-20);
  }
  if (unpacked !== size) throw broken();
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    yield* inflate;
  } catch (error) {
    throw error instanceof FileFault ? error : broken(); // zlib's own words help nobody
  }
}

function hasFormulas(): FileFault {
  return new FileFault(
    'The sheet has formulas. Please copy it, paste it as values only, and upload that.',
  );
}

function broken(): FileFault {
  return new FileFault('This .xlsx file is damaged or cut off.');
}

function tooLarge(): FileFault {
  return new FileFault('This .xlsx file is far too large once unpacked. It is refused.');
}
