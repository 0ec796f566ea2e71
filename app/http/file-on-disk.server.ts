import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A file of a form. It lies on disk, so that memory has it only while it is used. */
class FileOnDisk extends File {
  override readonly size: number

  constructor(
    private readonly handle: FileHandle,
    size: number,
    name: string,
    type?: string,
  ) {
    super([], name, { type })
    this.size = size
  }

  override async arrayBuffer() {
    const bytes = new Uint8Array(this.size)
    await this.handle.read(bytes, 0, this.size, 0)
    return bytes.buffer
  }
}

/**
 * A file to write to. It has no name in its folder, so nothing of it is left when the process ends. The caller closes
 * the handle when the file is no longer needed.
 */
export async function writeOnDisk() {
  const folder = path.join(process.env.DATA_DIR || os.tmpdir(), 'uploads')
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, randomUUID())
  const handle = await open(place, 'wx+', 0o600)
  await unlink(place)
  return {
    handle,
    write: (bytes: Uint8Array) => handle.write(bytes),
    file: (size: number, name: string, type?: string) => new FileOnDisk(handle, size, name, type),
  }
}
