import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
/** Supported content encodings, the preferred one first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

// The only headers taken from the app's response; the server sets the others.
const copiedHeaders = ['content-type', 'content-language', 'cache-control', 'location', 'retry-after']

/** A response of the app, read into memory so that it can be sent to many visitors. */
export type BufferedResponse = Awaited<ReturnType<typeof bufferResponse>>

/** Takes the app's response; reads the whole body. */
export async function bufferResponse(response: Response) {
  const body = Buffer.from(await response.arrayBuffer())
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const encoded: Partial<Record<Encoding, Promise<Buffer>>> = {}
  let bytes = body.length
  return {
    status: response.status,
    headers: copiedHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    /** May be sent to everyone who waits for it now. An error page names its request; a cookie is for one browser. */
    isShareable: response.status !== 500 && !response.headers.has('set-cookie'),
    /** May be cached for later requests. */
    isCacheable: response.status === 200 && !response.headers.has('set-cookie'),
    etag: (encoding?: Encoding) => (encoding ? `"${tag}-${encoding}"` : `"${tag}"`),
    /** Bytes of the body and of its compressed forms so far. */
    size: () => bytes,
    /** The body in an encoding, compressed on first use; then `onEncoded` is called, because size() has grown. */
    encodedBody(encoding: Encoding | undefined, onEncoded: () => void): Buffer | Promise<Buffer> {
      if (!encoding) return body
      return (encoded[encoding] ??= compressors[encoding](body).then((small) => {
        bytes += small.length
        onEncoded()
        return small
      }))
    },
  }
}
