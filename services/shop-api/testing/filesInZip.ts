/** Returns the files of an uncompressed zip, by name. */
export function filesInZip(zip: Uint8Array): Record<string, Buffer> {
  const bytes = Buffer.from(zip);
  const files: Record<string, Buffer> = {};
  // A header of 30 bytes with this signature precedes each file; the part after the last file has another signature.
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    if (bytes.readUInt16LE(at + 8) !== 0) throw new Error('A file of this zip is compressed');
    const [size, nameLength, moreLength] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const begin = at + 30 + nameLength + moreLength;
    files[bytes.toString('utf8', at + 30, at + 30 + nameLength)] = bytes.subarray(begin, begin + size);
    at = begin + size;
  }
  return files;
}
