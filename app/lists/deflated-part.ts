import { finished } from 'node:stream/promises'
import { createDeflateRaw } from 'node:zlib'
import { ZipPassThrough } from 'fflate'

// The lowest level takes half the time of the default and makes files a quarter larger.
const level = 1
const deflated = 8

/** A part of a ZIP archive. A thread of zlib compresses it, so that other requests do not wait. */
export class DeflatedPart extends ZipPassThrough {
  override compression = deflated
  private readonly zlib = createDeflateRaw({ level })
  private done?: Promise<void>

  constructor(name: string) {
    super(name)
    this.zlib.on('data', (piece: Buffer<ArrayBuffer>) => this.ondata(null, piece, false))
    // write() and end() reject with it.
    this.zlib.on('error', () => {})
  }

  /** Resolves when zlib has taken the text. Its compressed bytes follow in the archive. */
  async write(text: string) {
    this.push(Buffer.from(text))
    await this.done
  }

  /** Resolves when the whole part is in the archive. */
  async end() {
    this.push(new Uint8Array(0), true)
    await this.done
    this.ondata(null, new Uint8Array(0), true)
  }

  /** Frees the memory of zlib, also when the client has disconnected. */
  close() {
    this.zlib.destroy()
  }

  protected override process(chunk: Uint8Array, final: boolean) {
    this.done = final
      ? finished(this.zlib.end())
      : new Promise((resolve, reject) =>
          this.zlib.write(chunk, (error) => (error ? reject(error) : resolve())),
        )
  }
}
