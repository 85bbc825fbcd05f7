import { deflateRawSync } from 'node:zlib';

export type Part = { name: string; text: string; saidSize?: number };

/** A ZIP archive of these parts, which may lie about their size. */
export function zipOf(parts: Part[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, text, saidSize } of parts) {
    const packed = deflateRawSync(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(saidSize ?? Buffer.byteLength(text), 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(saidSize ?? Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(head, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    at += head.length + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const schemas = 'http://schemas.openxmlformats.org';
const relations = `${schemas}/officeDocument/2006/relationships`;

function relationsOf(type: string, target: string): string {
  const one = `<Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/>`;
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${one}</Relationships>`;
}

/** An XLSX file with this XML for the rows of its sheet, which no program would write. */
export function xlsxOf(rows: string): Buffer {
  const main = `xmlns="${schemas}/spreadsheetml/2006/main"`;
  const sheets = `<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets>`;
  return zipOf([
    { name: '[Content_Types].xml', text: `<Types xmlns="${schemas}/package/2006/content-types"/>` },
    { name: '_rels/.rels', text: relationsOf('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      text: `<workbook ${main} xmlns:r="${relations}">${sheets}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relationsOf('worksheet', 'worksheets/sheet1.xml'),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]);
}
